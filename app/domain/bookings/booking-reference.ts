/** "TB" and at least six digits. Longer numbers come once half of the shorter ones are used. */
export const bookingIdPattern = /^TB\d{6,12}$/;
