import type { Plugin } from 'vite';

/** Texts by group and name, as schema/messages.ts keeps them. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * `MESSAGES.auth.loginFailed` → `"Не удалось выполнить вход"`; a group, or groups taken apart from the table,
 * become objects of their own. Any other use stays as it is.
 */
export function withInlineMessages(code: string, messages: Messages): string {
  const groupText = (group: string) => messages[group] && JSON.stringify(messages[group]);
  return code
    .replace(/\bconst \{([\w\s,]+)\} = MESSAGES;/g, (use, inside: string) => {
      const groups = inside.split(',').map((name) => name.trim());
      const parts = groups.filter(Boolean).map((name) => `${name} = ${groupText(name)}`);
      return groups.some((name) => name && !messages[name]) ? use : `const ${parts.join(', ')};`;
    })
    .replace(/\bMESSAGES\.(\w+)\.(\w+)\b/g, (use, group: string, name: string) => {
      const text = messages[group]?.[name];
      return text === undefined ? use : JSON.stringify(text);
    })
    .replace(/\bMESSAGES\.(\w+)\b(?!\.)/g, (use, group: string) => {
      const text = groupText(group);
      return text ? `(${text})` : use;
    });
}

/**
 * The texts of all sections stand in one table; imported, the whole of it would come with every page.
 * The build writes each text where it is used, so that a page carries its own.
 */
export function inlineMessages(messages: Messages): Plugin {
  return {
    name: 'inline-messages',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) =>
      /\/(?:frontend|schema)\/.+\.tsx?$/.test(id) && /\bMESSAGES\b/.test(code)
        ? { code: withInlineMessages(code, messages), map: null }
        : null,
  };
}
