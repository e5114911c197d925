import { traveler } from "../platform/authz/guards";
import { anyone, reading } from "../platform/authz/use-case";
import {
  changeNotificationPreferences,
  getNotificationPreferences,
  getUnsubscribeLink,
  subscribeToPush,
  unsubscribeByLink,
  unsubscribeFromPush,
} from "./change-preferences";

export const notificationUseCases = {
  getNotificationPreferences: traveler(reading(getNotificationPreferences)),
  changeNotificationPreferences: traveler(changeNotificationPreferences),
  subscribeToPush: traveler(subscribeToPush),
  unsubscribeFromPush: traveler(unsubscribeFromPush),
  getUnsubscribeLink: anyone(reading(getUnsubscribeLink)),
  unsubscribeByLink: anyone(unsubscribeByLink),
};
