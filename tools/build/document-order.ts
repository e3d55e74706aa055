import type { Plugin } from 'vite';

const STYLE_SHEET = /\n *<link rel="stylesheet"[^>]*>/g;

/**
 * What the built document asks for, and when: the script of the first requests runs as soon as it
 * comes, beside the rest; the skeleton is painted before the style sheet, which only what follows
 * it in the body waits for.
 */
export const documentOrder: Plugin = {
  name: 'document-order',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const early = Object.values(bundle).find(({ name }) => name === 'early');
      if (!early) return html;
      const sheets = html.match(STYLE_SHEET) ?? [];
      return {
        html: html
          .replaceAll(STYLE_SHEET, '')
          .replace(/\n *<div id="root">/, (root) => `${sheets.join('')}${root}`),
        tags: [
          {
            tag: 'script',
            attrs: { type: 'module', async: true, crossorigin: true, src: `/${early.fileName}` },
            injectTo: 'head',
          },
        ],
      };
    },
  },
};
