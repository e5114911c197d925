/** Whether a booking can be paid on this site. No gateway is connected yet. */
export function isPayOnlineOffered(): boolean {
  return false;
}
