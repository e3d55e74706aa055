import { foldTag } from '@schema/values/papers/fold-tag';
import type { FoundTag } from '@schema/values/papers/found-tag';
import type { DXT } from 'docxtemplater';

/** A module that keeps the parsed parts of each file of the template. */
export function tagFinder(): { readonly module: DXT.Module; readonly found: () => FoundTag[] } {
  const files = new Map<string, readonly DXT.Part[]>();
  let file = '';
  const module: DXT.Module = {
    name: 'TagFinder',
    set({ inspect }: { inspect?: { filePath?: string; postparsed?: readonly DXT.Part[] } }) {
      file = inspect?.filePath ?? file;
      if (inspect?.postparsed) files.set(file, inspect.postparsed);
    },
  };
  return { module, found: () => tagsOf(files) };
}

const MARKS = /^[#^]/;

function tagsOf(files: ReadonlyMap<string, readonly DXT.Part[]>): FoundTag[] {
  const tags = new Map<string, { tag: Omit<FoundTag, 'count'>; count: number }>();
  // Word writes a text box twice: the second time for older programs.
  let fallbacks = 0;

  function count(part: DXT.Part, within: readonly string[]): void {
    const written = part.raw.trim();
    const kind = part.module === 'loop' ? 'block' : 'value';
    const name = kind === 'block' ? written.replace(MARKS, '').trim() : written;
    if (fallbacks > 0) return;
    const key = JSON.stringify([foldTag(name), kind, within]);
    const known = tags.get(key);
    if (known) known.count += 1;
    else tags.set(key, { tag: { name, kind, within }, count: 1 });
  }

  function walk(parts: readonly DXT.Part[], within: readonly string[]): void {
    for (const part of parts) {
      if (part.type === 'placeholder') {
        count(part, within);
        if (part.subparsed) walk(part.subparsed, [...within, part.value]);
      } else {
        const xml = part.value ?? '';
        fallbacks += xml.split('<mc:Fallback').length - xml.split('</mc:Fallback>').length;
      }
    }
  }

  for (const parts of files.values()) walk(parts, []);
  return [...tags.values()].map(({ tag, count }) => ({ ...tag, count }));
}
