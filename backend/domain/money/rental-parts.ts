/** The bookings of a rental that are not cancelled, else all. */
export function shownParts<Part extends { readonly cancelledAt: Date | null }>(
  parts: readonly Part[],
): readonly Part[] {
  const live = parts.filter(({ cancelledAt }) => cancelledAt === null);
  return live.length > 0 ? live : parts;
}
