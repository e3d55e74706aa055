import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import type { PaperImage, PaperValues } from './paper-job';
import { runPaper } from './run-paper';
import { BLANK } from './tag-values';
import { cell, paragraph, partOf, run, table, textOf, wordFile } from './testing/word-file';

async function filled(template: Uint8Array, values: PaperValues) {
  const answer = await runPaper({ run: 'fill', template, values });
  if (!('bytes' in answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

const textFrom = async (body: string, values: PaperValues) =>
  textOf((await filled(wordFile(body), values)).bytes);

const DELETED = '<w:del w:id="1" w:author="x"><w:r><w:delText>старое</w:delText></w:r></w:del>';

describe('a tag that Word has split', () => {
  const split: Readonly<Record<string, string>> = {
    'bold in the middle': run('До {кли') + run('ент', '<w:b/>') + run('.имя} после'),
    'braces apart': run('До {') + run('клиент.имя') + run('} после'),
    'marks of the spelling check': `${run('До {')}<w:proofErr w:type="spellStart"/>${run('клиент')}<w:proofErr w:type="spellEnd"/>${run('.имя} после')}`,
    'the end of a page': `${run('До {клиент')}<w:r><w:lastRenderedPageBreak/><w:t>.имя} после</w:t></w:r>`,
    bookmarks: `${run('До {клиент')}<w:bookmarkStart w:id="0" w:name="q"/>${run('.имя')}<w:bookmarkEnd w:id="0"/>${run('} после')}`,
    'an insertion in the middle': `${run('До {клиент')}<w:ins w:id="1" w:author="x">${run('.имя')}</w:ins>${run('} после')}`,
    'a deletion in the middle': `${run('До {клиент')}${DELETED}${run('.имя} после')}`,
    'a smart tag': `${run('До {')}<w:smartTag w:element="x">${run('клиент')}</w:smartTag>${run('.имя} после')}`,
    'a content control': `${run('До {клиент')}<w:sdt><w:sdtContent>${run('.имя}')}</w:sdtContent></w:sdt>${run(' после')}`,
    'a link': `${run('До ')}<w:hyperlink w:anchor="q">${run('{клиент.')}${run('имя}')}</w:hyperlink>${run(' после')}`,
    'a no-break hyphen': '<w:r><w:t>До {клиент</w:t><w:noBreakHyphen/><w:t>.имя} после</w:t></w:r>',
    'a no-break space': run('До {\u00a0клиент.имя\u00a0} после'),
  };

  test.each(Object.entries(split))('%s', async (_, content) => {
    const values = { 'клиент.имя': 'Иван' };
    expect(await textFrom(paragraph(content), values)).toBe('До Иван после');
  });
});

test('equal values make equal bytes at any time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T09:00:00Z') });
  const template = wordFile(paragraph(run('До {клиент.имя} после')));
  const first = await filled(template, { 'клиент.имя': 'Иван' });
  vi.setSystemTime(new Date('2026-11-12T10:11:12Z'));
  const second = await filled(template, { 'клиент.имя': 'Иван' });
  vi.useRealTimers();
  expect(second.bytes).toEqual(first.bytes);
});

test('a tag over two paragraphs joins them', async () => {
  const body = paragraph(run('До {клиент.')) + paragraph(run('имя} после'));
  expect(await textFrom(body, { 'клиент.имя': 'Иван' })).toBe('До Иван после');
});

test('fills headers, footers, footnotes and endnotes', async () => {
  const note = (name: string) => `<w:${name} w:id="1">${paragraph(run('{имя}'))}</w:${name}>`;
  const sides = {
    header: paragraph(run('{имя}')),
    footer: paragraph(run('{имя}')),
    footnotes: note('footnote'),
    endnotes: note('endnote'),
  };
  const { bytes } = await filled(wordFile(paragraph(run('{имя}')), { sides }), { имя: 'Иван' });
  for (const name of ['document', 'header', 'footer', 'footnotes', 'endnotes'])
    expect(textOf(bytes, `word/${name}.xml`)).toBe('Иван');
});

const TEXT_BOX = (content: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></mc:Choice>` +
  `<mc:Fallback><w:pict><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;

test('fills both copies of a text box and counts its tags once', async () => {
  const template = wordFile(paragraph(TEXT_BOX(paragraph(run('{имя}'))), run('и {имя}')));
  const { bytes } = await filled(template, { имя: 'Иван' });
  expect(textOf(bytes)).toBe('Иван\nИван\nи Иван');
  const answer = await runPaper({ run: 'inspect', template });
  expect(answer).toEqual({ tags: [{ name: 'имя', kind: 'value', count: 2, within: [] }] });
});

const ROWS = {
  ряды: [{ имя: 'А' }, { имя: 'Б' }],
  да: true,
  нет: false,
  пусто: [],
  строка: 'есть',
};

const NUMBERED = '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>';
const BLOCKS: readonly (readonly [string, string, string])[] = [
  ['in a line', paragraph(run('{#ряды}[{имя}]{/ряды}')), '[А][Б]'],
  [
    'over paragraphs',
    ['{#ряды}', '- {имя}', '{/ряды}'].map((t) => paragraph(run(t))).join(''),
    '- А\n- Б',
  ],
  [
    'over rows of a table',
    table(cell(paragraph(run('{#ряды}{имя}'))) + cell(paragraph(run('{имя}{/ряды}')))),
    'А\nА\nБ\nБ',
  ],
  [
    'over rows of an inner table',
    table(
      cell(
        table(cell(paragraph(run('{#ряды}{имя}'))) + cell(paragraph(run('{/ряды}')))),
        paragraph(),
      ),
    ),
    'А\n\nБ\n\n',
  ],
  ['in a cell', table(cell(paragraph(run('{#ряды}{имя} {/ряды}')))), 'А Б '],
  [
    'over a numbered list',
    paragraph(run('{#ряды}')) + paragraph(NUMBERED, run('{имя}')) + paragraph(run('{/ряды}')),
    'А\nБ',
  ],
  [
    'in a content control',
    `<w:sdt><w:sdtContent>${paragraph(run('{#ряды}{имя}{/ряды}'))}</w:sdtContent></w:sdt>`,
    'АБ',
  ],
  ['by names in another case', paragraph(run('{#Ряды}{ИМЯ}{/ РЯДЫ }')), 'АБ'],
  ['of a true condition', paragraph(run('{#да}показано{/да}')), 'показано'],
  ['of a false condition', paragraph(run('a{#нет}показано{/нет}')), 'a'],
  ['of a string', paragraph(run('{#строка}{строка}{/строка}')), 'есть'],
  ['of no rows', paragraph(run('a{#пусто}показано{/пусто}')), 'a'],
  ['shown when empty', paragraph(run('{^пусто}ничего{/пусто}{^да}нет{/да}')), 'ничего'],
  ['with names from outside', paragraph(run('{#ряды}{имя}{строка}{/ряды}')), 'АестьБесть'],
];

test.each(BLOCKS)('a block %s', async (_, body, text) => {
  expect(await textFrom(body, ROWS)).toBe(text);
});

test('a cell whose block is empty keeps a paragraph', async () => {
  const body = table(
    cell(paragraph(run('{#пусто}')), paragraph(run('x')), paragraph(run('{/пусто}'))),
  );
  const { bytes } = await filled(wordFile(body), ROWS);
  expect(partOf(bytes, 'word/document.xml')).toMatch(/<w:tc><w:p\b.*<\/w:tc>/);
});

test('each item of a numbered list keeps its number', async () => {
  const body =
    paragraph(run('{#ряды}')) + paragraph(NUMBERED, run('{имя}')) + paragraph(run('{/ряды}'));
  const { bytes } = await filled(wordFile(body), ROWS);
  expect(partOf(bytes, 'word/document.xml').split(NUMBERED)).toHaveLength(3);
});

test('names are blind to case, ё and spaces', async () => {
  const body = paragraph(run('{ Клиент.ТелЕфон } {Счёт} {день  выдачи}'));
  const values = { 'клиент.телефон': '1', счет: '2', 'день выдачи': '3' };
  expect(await textFrom(body, values)).toBe('1 2 3');
});

test('a missing and an unknown value are a line and are named once', async () => {
  const body = paragraph(run('{имя}{Чужое}{#ряды}{Отчество}{/ряды}{#Другой}x{/Другой}'));
  const { bytes, missing } = await filled(wordFile(body), {
    имя: null,
    ряды: [{ отчество: null }, { отчество: null }],
    отчество: 'снаружи',
  });
  expect(textOf(bytes)).toBe(BLANK.repeat(4));
  expect(missing).toEqual(['имя', 'чужое', 'отчество', 'другой']);
});

test('an empty string is no missing value', async () => {
  const { bytes, missing } = await filled(wordFile(paragraph(run('[{имя}]'))), { имя: '' });
  expect(textOf(bytes)).toBe('[]');
  expect(missing).toEqual([]);
});

test('lines of a value keep the format and the text after them', async () => {
  const { bytes } = await filled(wordFile(paragraph(run('до {адрес} после', '<w:b/>'))), {
    адрес: 'раз\r\nдва\nтри',
  });
  expect(textOf(bytes)).toBe('до раз\nдва\nтри после');
  expect(partOf(bytes, 'word/document.xml').match(/<w:b\/>/g)).toHaveLength(3);
});

test('a value is never read as a template or as XML', async () => {
  const value = `{имя} {#ряды} {@имя} <w:p/> & "'> ]]>`;
  const body = paragraph(run('{значение} {#ряды}{значение}{/ряды}{@значение}'));
  const { bytes, missing } = await filled(wordFile(body), { значение: value, ряды: [{}] });
  expect(textOf(bytes)).toBe(`${value} ${value}${BLANK}`);
  expect(missing).toEqual(['@значение']);
});

test('the other parts keep every byte', async () => {
  const parts = {
    'word/styles.xml':
      '<?xml version="1.0"?>\n<!-- {имя} --><w:styles xmlns:w="x"  a = "1"></w:styles>',
    'word/theme/theme1.xml': '<a:theme xmlns:a="x">{имя}</a:theme>',
    'word/media/image1.png': Uint8Array.from({ length: 999 }, (_, at) => at * 7),
  };
  const template = wordFile(paragraph(run('{имя}')), { parts });
  const { bytes } = await filled(template, { имя: 'Иван' });
  const [before, after] = [unzipSync(template), unzipSync(bytes)];
  expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
  for (const [name, part] of Object.entries(before))
    if (name !== 'word/document.xml') expect([name, after[name]]).toEqual([name, part]);
});

const picture = (last: number, alt = 'Подпись "<&>'): PaperImage => ({
  image: Uint8Array.from([137, 80, 78, 71, last]),
  type: 'image/png',
  width: 100,
  height: 50,
  alt,
});

test('places pictures in the document, in rows and in a header', async () => {
  const row = cell(paragraph(run('{#фото}{снимок} {подпись}{/фото}')));
  const template = wordFile(paragraph(run('до {знак} после')) + table(row), {
    sides: { header: paragraph(run('{знак}')) },
  });
  const sign = picture(1);
  const { bytes, missing } = await filled(template, {
    знак: sign,
    фото: [
      { снимок: picture(2), подпись: 'спереди' },
      { снимок: picture(3), подпись: 'сзади' },
    ],
  });
  expect(missing).toEqual([]);
  expect(textOf(bytes)).toBe('до  после\n спереди сзади');
  expect(textOf(bytes, 'word/header.xml')).toBe('');
  const files = unzipSync(bytes);
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  expect([...xml.matchAll(/docPr id="(\d+)"/g)].map(([, id]) => id)).toEqual(['1', '2', '3']);
  expect(xml).toContain('descr="Подпись &quot;&lt;&amp;&gt;"');
  expect(xml).toContain('cx="952500" cy="476250"');
  for (const part of ['document', 'header']) {
    const relations = partOf(bytes, `word/_rels/${part}.xml.rels`);
    const used = [...partOf(bytes, `word/${part}.xml`).matchAll(/r:embed="(\w+)"/g)];
    expect(used).toHaveLength(part === 'header' ? 1 : 3);
    for (const [, id] of used) {
      const [, target = ''] = new RegExp(`Id="${id}"[^>]*Target="/([^"]+)"`).exec(relations) ?? [];
      expect(Object.keys(files)).toContain(target);
      expect(partOf(bytes, '[Content_Types].xml')).toContain(`PartName="/${target}"`);
    }
  }
});

test('a document with pictures is a template again', async () => {
  const { bytes } = await filled(wordFile(paragraph(run('{знак}'))), { знак: picture(1) });
  expect(await runPaper({ run: 'inspect', template: bytes })).toEqual({ tags: [] });
});

test('a picture is a condition of its block', async () => {
  const body = paragraph(run('{#знак}есть{/знак}'));
  expect(await textFrom(body, { знак: picture(1) })).toBe('есть');
});

test('lists tags by block, as written first, with their number', async () => {
  const body = paragraph(run('{Имя}{имя}{#Ряды}{имя}{#Ещё}{Имя}{/ещё}{/ряды}{^Пусто}{/Пусто}'));
  expect(await runPaper({ run: 'inspect', template: wordFile(body) })).toEqual({
    tags: [
      { name: 'Имя', kind: 'value', count: 2, within: [] },
      { name: 'Ряды', kind: 'block', count: 1, within: [] },
      { name: 'имя', kind: 'value', count: 1, within: ['ряды'] },
      { name: 'Ещё', kind: 'block', count: 1, within: ['ряды'] },
      { name: 'Имя', kind: 'value', count: 1, within: ['ряды', 'еще'] },
      { name: 'Пусто', kind: 'block', count: 1, within: [] },
    ],
  });
});
