import { button, field, fill, notice, renderSignedIn } from '@frontend/testing/render';
import { type Answers, refusal } from '@frontend/testing/server';
import { uploads } from '@schema/messages/files';
import { PAPER_TEMPLATE_MESSAGES, templateFault } from '@schema/messages/paper-templates';
import {
  PAPER_TEMPLATES_TEXTS,
  TAG_CATALOGUE_TEXTS,
  PAPER_TEMPLATE_TEXTS as texts,
} from '@schema/texts/papers/paper-templates';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PaperTemplates } from './PaperTemplates';
import { TemplatePage } from './TemplatePage';
import { EXAMPLE, TEMPLATE } from './testing/templates';

const list = (answers: Answers = {}) =>
  renderSignedIn(<PaperTemplates />, { answers: { paperTemplates: [TEMPLATE], ...answers } });

const page = (template: object = {}, answers: Answers = {}) =>
  renderSignedIn(<TemplatePage id={4} back={<span />} seesBookings />, {
    answers: {
      paperTemplate: { ...TEMPLATE, ...template },
      paperTemplateExample: EXAMPLE,
      ...answers,
    },
  });

const contract = () => screen.findByRole('listitem', { name: 'Договор' });
const choose = async (
  user: { upload: (to: HTMLElement, file: File) => Promise<void> },
  file: File,
) =>
  user.upload(
    screen.getByLabelText(PAPER_TEMPLATES_TEXTS.uploadOf('Договор'), { selector: 'input' }),
    file,
  );
/** The accept attribute is only a hint to the dialog of a browser. */
const anyFile = { applyAccept: false };

test('the kinds show what they are filled from', async () => {
  list();
  const row = within(await contract());
  row.getByText(PAPER_TEMPLATES_TEXTS.isDefault);
  row.getByText('1 ошибка в тегах');
  expect(row.getByRole('link', { name: TEMPLATE.fileName }).getAttribute('href')).toBe(
    '/company/templates/4',
  );
  within(screen.getByRole('listitem', { name: 'Акт выдачи' })).getByText('По образцу');
});

test.each([
  ['a picture', new File(['x'], 'скан.jpg'), templateFault('notDocx')],
  ['an old document', new File(['x'], 'договор.doc'), templateFault('notDocx')],
  ['an empty file', new File([], 'договор.docx'), uploads.fileEmpty],
  ['2 MB and more', new File([new Uint8Array(2_097_153)], 'договор.DOCX'), 'Файл больше 2 МБ'],
])('%s is refused before it is sent', async (_name, file, message) => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send');
  onTestFinished(() => send.mockRestore());
  list();
  await contract();
  const { userEvent } = await import('@testing-library/user-event');
  await choose(userEvent.setup(anyFile), file);
  await screen.findByText(message);
  expect(send).not.toHaveBeenCalled();
});

test('an upload sends the kind and the name beside the file', async () => {
  const forms: FormData[] = [];
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation((form) => {
    forms.push(form as FormData);
  });
  onTestFinished(() => send.mockRestore());
  const { user } = list();
  await contract();
  await choose(user, new File(['x'], `${'д'.repeat(200)}.docx`));
  await waitFor(() => expect(forms).toHaveLength(1));
  expect(forms[0]?.get('kind')).toBe('contract');
  expect(forms[0]?.get('fileName')).toBe(`${'д'.repeat(115)}.docx`);
});

test('all tags are listed with their meaning', async () => {
  const { user } = list();
  await user.click(await screen.findByRole('button', { name: PAPER_TEMPLATES_TEXTS.tags }));
  const dialog = within(await screen.findByRole('dialog', { name: TAG_CATALOGUE_TEXTS.title }));
  dialog.getByText('{клиент.имя}');
  dialog.getByText('{#повреждения}{/повреждения}');
  dialog.getByText('ФИО клиента');
});

test('a template shows its tags, the nearest of a wrong one and an example', async () => {
  page();
  const table = await screen.findByRole('table', { name: texts.tagsList });
  await within(table).findByText('Иванов Пётр');
  within(table).getByText('Неизвестный тег. Возможно, {клиент.телефон}');
  within(table).getByText(texts.line);
  within(table).getByText('3 раза');
  screen.getByText(texts.exampleOf(12, 'Иванов Пётр', 'Kia Rio А123ВС799'));
});

test('the example of another booking is read by its number', async () => {
  const { user, server } = page();
  await screen.findByText('Иванов Пётр');
  fill(field(texts.booking), 'двенадцать');
  await user.click(button(texts.show));
  screen.getByText(texts.bookingInvalid);
  expect(server.sent('PaperTemplateExample')).toHaveLength(1);
  fill(field(texts.booking), '31');
  await user.click(button(texts.show));
  await waitFor(() => expect(server.sent('PaperTemplateExample')).toHaveLength(2));
  expect(server.sent('PaperTemplateExample')[1]?.variables).toEqual({ id: 4, bookingId: 31 });
});

test('it is put in use with the version read, and the toast takes that back', async () => {
  const used = { ...TEMPLATE, usedSince: '2026-11-20T09:00:00Z', version: 2 };
  const { user, server } = page({}, { setPaperTemplate: used });
  await user.click(await screen.findByRole('button', { name: texts.use }));
  await notice(texts.useDone);
  server.answer({ setPaperTemplate: { ...TEMPLATE, version: 3 } });
  await user.click(button(texts.undo));
  await notice(texts.stopDone);
  expect(server.sent('SetPaperTemplate').map(({ variables }) => variables)).toEqual([
    { id: 4, input: { isUsed: true, version: 1 } },
    { id: 4, input: { isUsed: false, version: 2 } },
  ]);
});

test('a refusal of a strict template names its tags', async () => {
  const message = PAPER_TEMPLATE_MESSAGES.strictUnknown(['{клиент.телефн}']);
  const { user } = page(
    {},
    {
      setPaperTemplate: () => {
        throw refusal(message, { code: 'CONFLICT' });
      },
    },
  );
  await user.click(await screen.findByRole('checkbox', { name: texts.strict }));
  await screen.findByText(message);
  expect(screen.getByRole('checkbox', { name: texts.strict })).toHaveProperty('checked', false);
});

test('a template that is not in use is deleted after a question', async () => {
  const { user, server } = page({}, { deletePaperTemplate: 4 });
  await user.click(await screen.findByRole('button', { name: texts.delete }));
  const dialog = within(await screen.findByRole('alertdialog', { name: texts.deleteTitle }));
  expect(server.sent('DeletePaperTemplate')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: texts.delete }));
  await notice(texts.deleteDone);
});

test('one in use cannot be deleted', async () => {
  page({ usedSince: '2026-11-20T09:00:00Z' });
  await screen.findByRole('button', { name: texts.stop });
  expect(screen.queryByRole('button', { name: texts.delete })).toBeNull();
});

test('a template without tags says what to do', async () => {
  page({ tags: [], faults: 0 }, { paperTemplateExample: { ...EXAMPLE, tags: [] } });
  await screen.findByText(texts.noTags);
});

test('an unknown template says so', async () => {
  page(
    {},
    {
      paperTemplate: () => {
        throw refusal(PAPER_TEMPLATE_MESSAGES.notFound, { code: 'NOT_FOUND' });
      },
    },
  );
  await screen.findByRole('heading', { level: 1, name: texts.notFound });
});
