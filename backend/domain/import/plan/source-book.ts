import { sourceKey } from '@backend/domain/reviews/source-name';

/** The company's sources, including those added by the file; «Авито» and «авито» are one. */
export class SourceBook {
  readonly #names = new Map<string, string>();
  readonly #added: string[] = [];

  constructor(sources: readonly { readonly name: string }[]) {
    for (const { name } of sources) this.#names.set(sourceKey(name), name);
  }

  get added(): readonly string[] {
    return this.#added;
  }

  /** The stored name of a source written in a row; a new one is added as written. */
  nameOf(written: string): string {
    const known = this.#names.get(sourceKey(written));
    if (known !== undefined) return known;
    this.#names.set(sourceKey(written), written);
    this.#added.push(written);
    return written;
  }
}
