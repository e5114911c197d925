/** Version of the privacy notice that a booking agrees to. Raise it with each change of what is done with the data of a booking. */
export const privacyNoticeVersion = 2;
