import { MESSAGES } from '@schema/messages';
import { foldForSearch } from '@schema/values/words/search';
import { cleanName } from '@schema/values/words/text';
import { validationFailed } from '../refusal';

/** The form in which names of sources are compared. */
export const sourceKey = (name: string) => foldForSearch(cleanName(name));

/**
 * Refuses with VALIDATION_FAILED a name that another source has: «Авито» and «авито» are the same,
 * so are «Ёлка» and «Елка» (docs/domain.md, sources). A source may keep its own name.
 */
export function assertSourceNameFree(
  name: string,
  sources: readonly { readonly id: number; readonly name: string }[],
  ownId: number | null = null,
): void {
  const key = sourceKey(name);
  const taken = sources.some((source) => source.id !== ownId && sourceKey(source.name) === key);
  if (taken) throw validationFailed({ name: MESSAGES.sources.nameTaken });
}
