import { MESSAGES } from '@schema/messages';
import { describe, expect, test } from 'vitest';
import { cleanSvg } from './clean-svg';

const { uploads } = MESSAGES;
const NS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inside: string, attributes = '') => `<svg ${NS}${attributes}>${inside}</svg>`;
const cleaned = async (text: string) => String(await cleanSvg(Buffer.from(text)));

describe('a drawing', () => {
  test.each([
    ['shapes and the view they fit', '<circle r="5" fill="red"/>', ' viewBox="0 0 10 10"'],
    [
      'gradients, clips and filters',
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient><clipPath id="c"/>' +
        '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter></defs><rect fill="url(#a)"/>',
      '',
    ],
    [
      'another look in the dark',
      '<style>@media (prefers-color-scheme: dark){path{fill:#fff}}</style><path d="M0 0"/>',
      '',
    ],
    ['a title', '<title>Прокат &amp; Ко</title>', ''],
    ['a picture inside', '<image href="data:image/png;base64,AAAA"/>', ''],
  ])('keeps %s', async (_what, inside, attributes) => {
    expect(await cleaned(svg(inside, attributes))).toBe(svg(inside, attributes));
  });

  test('loses its declaration, document type and comments', async () => {
    const text = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd"><!-- c -->${svg('<!-- d --><path/>')}`;
    expect(await cleaned(text)).toBe(svg('<path/>'));
  });
});

describe('active content is removed:', () => {
  test.each([
    ['a script', svg('<script>alert(1)</script><path/>')],
    [
      'a script under another prefix',
      svg(`<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script><path/>`),
    ],
    ['handlers', svg('<path onclick="alert(1)"/>', ' onload="alert(1)"')],
    [
      'HTML inside',
      svg(
        '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="x"/></body></foreignObject><path/>',
      ),
    ],
    [
      'HTML without a wrapping',
      svg('<path/><p xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></p>'),
    ],
    ['a link', svg('<a href="javascript:alert(1)"><path/></a>')],
    [
      'an animation that makes a link',
      svg(
        '<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="href" values="javascript:alert(1)"/><path/>',
      ),
    ],
    ['a picture from elsewhere', svg('<image href="https://example.com/a.png"/><path/>')],
    ['an SVG in a picture', svg('<image href="data:image/svg+xml;base64,AAAA"/><path/>')],
    ['a shape from elsewhere', svg('<use href="//example.com/a.svg#x"/><path/>')],
    [
      'a style sheet from elsewhere',
      svg('<style>@import url(https://example.com/a.css);</style><path/>'),
    ],
    [
      'a background from elsewhere',
      svg(
        '<style>path{background:URL( "//example.com/a")}</style><path style="fill:url(http://example.com)"/>',
      ),
    ],
    ['a hidden import', svg('<style>@\\69mport "https://example.com"</style><path/>')],
    [
      'a style sheet in its head',
      `<?xml-stylesheet href="https://example.com/a.css"?>${svg('<path/>')}`,
    ],
    [
      'a style that ends early',
      svg('<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style><path/>'),
    ],
  ])('%s', async (_what, text) => {
    const left = await cleaned(text);
    expect(left).toContain('<path');
    expect(left).not.toMatch(
      /<script|<a[\s>]|\son\w+=|javascript:|example\.com|foreignObject|<p[\s>]|<img|<iframe|<set|<animate|svg\+xml|import|stylesheet/,
    );
  });
});

describe('rejected', () => {
  const refusal = (text: string | Buffer) => cleanSvg(Buffer.from(text)).catch((error) => error);

  test.each([
    ['malformed XML', svg('<g><path></g>')],
    ['a document without the SVG namespace', '<svg><path/></svg>'],
    ['an HTML document', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<text>&a;</text>')}`],
    ['another encoding', Buffer.from(svg('<path/>'), 'utf16le')],
    ['bytes that are no text', Buffer.from([0x3c, 0x73, 0x76, 0x67, 0xff, 0xfe])],
    ['nothing', ''],
  ])('%s', async (_what, text) => {
    expect(await refusal(text)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { favicon: uploads.unreadable },
    });
  });

  test.each([
    ['tens of thousands of elements', svg('<path/>'.repeat(40_000))],
    [
      'tens of thousands of attributes',
      svg(`<path ${Array.from({ length: 40_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
    ],
    ['endless nesting', svg('<g>'.repeat(50_000) + '</g>'.repeat(50_000))],
    // A parser would report the missing ends.
    ['elements that never close', svg('<g>'.repeat(50_000))],
  ])('%s, before parsing', async (_what, text) => {
    expect(await refusal(text)).toMatchObject({ fields: { favicon: uploads.tooComplex } });
  });
});
