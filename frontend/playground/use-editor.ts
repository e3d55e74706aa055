import { useMonaco } from '@graphiql/react';
import { useEffect } from 'react';

/** Monaco frames letters that look like Latin ones: those of number plates are Cyrillic. */
const OPTIONS = { unicodeHighlight: { ambiguousCharacters: false } };

/** Whether the editor has come; sets what GraphiQL has no property for. */
export function useEditor(): boolean {
  const monaco = useMonaco((state) => state.monaco);
  useEffect(() => {
    if (!monaco) return;
    for (const editor of monaco.editor.getEditors()) editor.updateOptions(OPTIONS);
    const later = monaco.editor.onDidCreateEditor((editor) => editor.updateOptions(OPTIONS));
    return () => later.dispose();
  }, [monaco]);
  return Boolean(monaco);
}
