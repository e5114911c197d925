/** Version of the privacy notice that a booking agrees to, the same in all its languages (app/content/legal). Raise it with each change of what is done with the data of a booking. */
export const privacyNoticeVersion = 2;
