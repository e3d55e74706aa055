import { PAGE_USER_HEADER } from '@schema/page-user';

/** The user that this page shows and acts for; null: nobody has signed in. */
let current: number | null = null;

export const pageUser = (): number | null => current;

export function setPageUser(id: number | null): void {
  current = id;
}

/** Names the user of a request, by default of the page; null: it is of nobody, e.g. a sign-in. */
export const pageUserHeader = (id: number | null = current): Record<string, string> =>
  id === null ? {} : { [PAGE_USER_HEADER]: String(id) };
