import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { PaperAnswer, PaperRefusal } from './paper-job';
import { runPaper } from './run-paper';
import { cell, paragraph, run, table, wordFile } from './testing/word-file';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

async function inspected(template: Uint8Array): Promise<PaperAnswer> {
  const answer = await runPaper({ run: 'inspect', template });
  const filled = await runPaper({ run: 'fill', template, values: {} });
  if ('refusal' in answer) expect(filled).toEqual(answer);
  return answer;
}

const text = (content: string) => paragraph(run(content));
const body = (content: string) => wordFile(text(content));
const relation = (type: string, target: string, mode = ' TargetMode="External"') =>
  wordFile(text('x'), {
    relations: `<Relationship Id="h" Type="${OFFICE}/${type}" Target="${target}"${mode}/>`,
  });
const field = (...codes: readonly string[]) =>
  wordFile(
    paragraph(
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r>',
      ...codes.map((code) => `<w:r><w:instrText>${code}</w:instrText></w:r>`),
      '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
    ),
  );
const nested = (depth: number, content: string) =>
  '{#а}'.repeat(depth) + content + '{/а}'.repeat(depth);
const part = (name: string, content: string | Uint8Array) =>
  wordFile(text('x'), { parts: { [name]: content } });
const mega = (size: number) => new Uint8Array(size * 1024 * 1024);

const DEEP = '<w:sdt>'.repeat(1000) + '</w:sdt>'.repeat(1000);
const TYPE = 'application/vnd.ms-office';

/** A zip whose directory claims 10 bytes for the part of zeros. */
function lyingSize(): Uint8Array {
  const bytes = Buffer.from(part('word/big.xml', mega(40)));
  for (
    let at = bytes.indexOf('PK\u0001\u0002');
    at >= 0;
    at = bytes.indexOf('PK\u0001\u0002', at + 4)
  ) {
    if (bytes.readUInt32LE(at + 24) > 1_000_000) bytes.writeUInt32LE(10, at + 24);
  }
  return bytes;
}

/** `word/document.xml` twice, the second time by a changed name in the directory. */
function twice(): Uint8Array {
  const bytes = Buffer.from(part('word/documenT.xm1', 'x'));
  for (let at = bytes.indexOf('documenT.xm1'); at >= 0; at = bytes.indexOf('documenT.xm1'))
    bytes.write('documenT.xml', at);
  return bytes;
}

function outside(): Uint8Array {
  const bytes = Buffer.from(part('word/aa/bb.xml', '<x/>'));
  for (let at = bytes.indexOf('word/aa/bb'); at >= 0; at = bytes.indexOf('word/aa/bb'))
    bytes.write('../../../b', at);
  return bytes;
}

const REFUSED: Readonly<Record<string, readonly [Uint8Array, PaperRefusal]>> = {
  'an empty file': [new Uint8Array(), { reason: 'notDocx' }],
  'a text': [strToU8('Договор {имя}'), { reason: 'notDocx' }],
  'an old document of Word': [Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]), { reason: 'notDocx' }],
  'any zip': [zipSync({ 'a.txt': strToU8('x') }), { reason: 'notDocx' }],
  'a workbook': [
    wordFile(text('x'), { mainType: 'spreadsheetml.sheet.main' }),
    { reason: 'notDocx' },
  ],
  '50 MB': [mega(50), { reason: 'tooLarge' }],
  'a cut file': [body('x').slice(0, 900), { reason: 'unreadable' }],
  'a damaged file': [body('x').fill(7, 60, 200), { reason: 'unreadable' }],
  'a bomb of one part': [part('word/a.xml', mega(40)), { reason: 'tooLarge' }],
  'a bomb with a false size': [lyingSize(), { reason: 'tooLarge' }],
  'a bomb of many parts': [
    wordFile(text('x'), {
      parts: Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`word/${at}.bin`, mega(1)])),
    }),
    { reason: 'tooLarge' },
  ],
  '600 parts': [
    wordFile(text('x'), {
      parts: Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`word/${at}.xml`, '<x/>'])),
    }),
    { reason: 'tooLarge' },
  ],
  'two parts of one name': [twice(), { reason: 'unreadable' }],
  'a part outside of the archive': [outside(), { reason: 'unreadable' }],
  'macros by the type of the document': [
    wordFile(text('x'), {
      types: `<Default Extension="x" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>`,
    }),
    { reason: 'macros' },
  ],
  'macros by a part': [part('word/vbaProject.bin', 'x'), { reason: 'macros' }],
  'ActiveX by its type': [
    wordFile(text('x'), { types: `<Default Extension="bin" ContentType="${TYPE}.activeX"/>` }),
    { reason: 'macros' },
  ],
  'an embedded file': [part('word/embeddings/a.xlsx', 'x'), { reason: 'macros' }],
  'an OLE object': [relation('oleObject', 'a.bin', ''), { reason: 'macros' }],
  'a picture from elsewhere': [relation('image', 'https://e.com/a.png'), { reason: 'external' }],
  'a template from elsewhere': [
    relation('attachedTemplate', 'https://e.com/a.dotm'),
    { reason: 'external' },
  ],
  'a link to a file': [relation('hyperlink', 'file:///etc/passwd'), { reason: 'external' }],
  'a link to a script': [relation('hyperlink', 'javascript:alert(1)'), { reason: 'external' }],
  'a merged document': [relation('aFChunk', 'a.html', ''), { reason: 'external' }],
  'the element of a merged document': [wordFile('<w:altChunk r:id="h"/>'), { reason: 'external' }],
  'a field DDEAUTO': [field(' DDEAUTO c:\\\\cmd.exe "/k calc"'), { reason: 'external' }],
  'a field split over runs': [field(' INCLUDE', 'TEXT ', '"c:\\\\a"'), { reason: 'external' }],
  'a simple field': [
    wordFile(paragraph('<w:fldSimple w:instr=" includepicture &quot;http://e.com&quot;"/>')),
    { reason: 'external' },
  ],
  'a field written by another': [field(' QUOTE 68 68 69'), { reason: 'external' }],
  entities: [
    part('word/a.xml', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>'),
    { reason: 'entities' },
  ],
  'a bomb of entities': [
    part(
      'word/document.xml',
      `<!DOCTYPE x [<!ENTITY a "aaaa">${'<!ENTITY b "&a;&a;">'.repeat(99)}]><x>&b;</x>`,
    ),
    { reason: 'entities' },
  ],
  'an unknown entity': [part('word/a.xml', '<x>&a;</x>'), { reason: 'unreadable' }],
  'broken XML': [part('word/a.xml', '<x><y></x>'), { reason: 'unreadable' }],
  'other than UTF-8': [
    part('word/a.xml', Buffer.from('\ufeff<x/>', 'utf16le')),
    { reason: 'unreadable' },
  ],
  '1,000 elements within each other': [wordFile(DEEP), { reason: 'tooComplex' }],
  '500,000 elements': [wordFile('<w:p/>'.repeat(500_000)), { reason: 'tooComplex' }],
  '100,000 tags': [body('{а}'.repeat(100_000)), { reason: 'tooComplex' }],
  '1,000 blocks within each other': [
    body(nested(1000, '{б}')),
    { reason: 'tooComplex', tags: ['а'] },
  ],
  'an unclosed block': [body('{#а}x'), { reason: 'unclosedTag', tags: ['а'] }],
  'an unopened block': [body('x{/а}'), { reason: 'unopenedTag', tags: ['а'] }],
  'crossed blocks': [body('{#а}{#б}{/а}{/б}'), { reason: 'unclosedTag', tags: ['б'] }],
  'a brace without its pair': [body('x {клиент'), { reason: 'unclosedTag', tags: ['клиент'] }],
  'a closing brace alone': [body('клиент} x'), { reason: 'unopenedTag', tags: ['клиент'] }],
  'a brace within a tag': [body('{а {б}'), { reason: 'unclosedTag', tags: ['а'] }],
  'a tag without a name': [body('{ }'), { reason: 'brokenTag', tags: ['{}'] }],
  'a block without a name': [body('{#}x{/}'), { reason: 'brokenTag', tags: ['{#}'] }],
  'a block from a paragraph into a table': [
    wordFile(text('{#а}') + table(cell(text('{/а}')))),
    { reason: 'brokenTag', tags: ['а'] },
  ],
  'an unclosed tag in a header': [
    wordFile(text('x'), { sides: { header: text('{#а}') } }),
    { reason: 'unclosedTag', tags: ['а'] },
  ],
};

test.each(Object.entries(REFUSED))('%s is refused', async (_, [template, refusal]) => {
  expect(await inspected(template)).toEqual({ refusal });
});

const SERVED: Readonly<Record<string, Uint8Array>> = {
  'a link to a page': relation('hyperlink', 'https://example.com/?a=LINK'),
  'a link to a mailbox': relation('hyperlink', 'mailto:a@example.com'),
  'usual fields': field(' HYPERLINK "http://e.com/ LINK " \\h PAGE \\* MERGEFORMAT'),
  '4,000 tags': body('{а} '.repeat(4000)),
  '10 blocks within each other': body(nested(10, '{б}')),
  'a text of 1 MB': body('Договор аренды. '.repeat(70_000)),
};

test.each(Object.entries(SERVED))('%s is served', async (_, template) => {
  expect(await inspected(template)).toHaveProperty('tags');
});

describe('rows within rows', () => {
  const rows = Array.from({ length: 30 }, () => ({ б: 'x' }));

  test('of one block end with a refusal', async () => {
    const template = body(nested(8, '{б}'));
    const answer = await runPaper({ run: 'fill', template, values: { а: rows } });
    expect(answer).toEqual({ refusal: { reason: 'tooComplex', tags: [expect.any(String)] } });
  });

  test('of 900 values are filled', async () => {
    const template = body(nested(2, '{б}'));
    expect(await runPaper({ run: 'fill', template, values: { а: rows } })).toHaveProperty('bytes');
  });
});
