/** Author and time of the import. */
export interface ImportAuthor {
  readonly now: Date;
  readonly user: { readonly id: number; readonly login: string };
}
