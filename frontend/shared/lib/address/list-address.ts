/** '?search=рио&page=2'; the first page and an empty search are omitted. */
interface ListAddress {
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

const MAX_PAGE = 1_000_000;

export function listAddressOf(params: URLSearchParams): ListAddress {
  const page = Number(params.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= MAX_PAGE;
  return { search: params.get('search') ?? '', page: isPage ? page : 1 };
}

/** Applies a change of the list to the parameters; other parameters are kept. */
export function withListAddress(
  params: URLSearchParams,
  { search, page }: ListAddress,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('search');
  next.delete('page');
  if (search) next.set('search', search);
  if (page > 1) next.set('page', String(page));
  return next;
}
