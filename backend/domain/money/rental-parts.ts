/** The bookings of a rental that are not cancelled, or all of them. */
export function shownParts<Part extends { readonly cancelledAt: Date | null }>(
  parts: readonly Part[],
): readonly Part[] {
  const live = parts.filter(({ cancelledAt }) => cancelledAt === null);
  return live.length > 0 ? live : parts;
}
