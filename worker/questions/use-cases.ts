import { staff, traveler } from "../platform/authz/guards";
import { reading, visitor } from "../platform/authz/use-case";
import {
  askQuestion,
  confirmQuestion,
  getQuestion,
  listOperatorQuestions,
  listOwnQuestions,
  writeToQuestion,
} from "./question-thread";

export const questionUseCases = {
  askQuestion: visitor(askQuestion),
  getQuestion: visitor(reading(getQuestion)),
  confirmQuestion: visitor(confirmQuestion),
  writeToQuestion: visitor(writeToQuestion),
  listOwnQuestions: traveler(reading(listOwnQuestions)),
  listOperatorQuestions: staff("bookings", reading(listOperatorQuestions)),
};
