import { button, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { PAPER_MESSAGES } from '@schema/messages/papers';
import { RENTAL_PAPERS_TEXTS } from '@schema/texts/papers/papers';
import { PAPER_KINDS, type PaperKind } from '@schema/values/papers/paper-kinds';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import RentalPapers from './RentalPapers';

const CONTRACT = {
  id: 7,
  kind: 'contract',
  number: '26-Д-0001',
  bookingId: 12,
  carTitle: 'Kia Rio',
  customerName: 'Иванов Пётр',
  customerPhone: null,
  issuedAt: '2026-11-20T07:00:00Z',
  userLogin: 'admin',
  url: '/files/paper-1.docx',
  size: 9000,
  sha256: '0'.repeat(64),
  missing: [],
  changes: [] as readonly object[],
  voidedAt: null as string | null,
  voidedByLogin: null,
  voidReason: null,
  isChanged: false,
  fileDeletedAt: null,
};

/** The papers of booking 12; `open`: kinds that can be issued. */
function render(papers: readonly object[], open: readonly PaperKind[], issuePaper: unknown) {
  const offers = PAPER_KINDS.map((kind) => ({
    kind,
    refusal: open.includes(kind) ? null : PAPER_MESSAGES.busy,
  }));
  return renderSignedIn(
    <Routes>
      <Route path="/" element={<RentalPapers bookingId={12} />} />
      <Route path="/papers/:id" element={<p>Страница документа</p>} />
    </Routes>,
    { answers: { rentalPapers: { bookingId: 12, papers, offers }, issuePaper } },
  );
}

test('a contract is issued by one press and opened', async () => {
  const { server, user } = render([], ['contract'], CONTRACT);
  await user.click(await screen.findByRole('button', { name: 'Составить: Договор' }));
  await screen.findByText('Страница документа');
  const [sent] = server.sent('IssuePaper');
  expect(sent?.variables).toEqual({ input: { bookingId: 12, kind: 'contract' } });
  expect(sent?.key).not.toBeNull();
});

test('a refusal is shown, and the press can be repeated with its key', async () => {
  const { server, user } = render([], ['contract'], () => {
    throw refusal(PAPER_MESSAGES.templateBroken);
  });
  await user.click(await screen.findByRole('button', { name: 'Составить: Договор' }));
  await screen.findByText(PAPER_MESSAGES.templateBroken);
  server.answer({ issuePaper: CONTRACT });
  await user.click(button('Составить: Договор'));
  await screen.findByText('Страница документа');
  const [first, second] = server.sent('IssuePaper');
  expect(second?.key).toBe(first?.key);
});

test('issued documents are listed with what became of them', async () => {
  const change = { term: 'end', before: '24.11.2026 10:00', after: '26.11.2026 10:00' };
  const voided = { ...CONTRACT, id: 6, number: '26-Д-0002', voidedAt: '2026-11-20T08:00:00Z' };
  const { user } = render(
    [{ ...CONTRACT, changes: [change], isChanged: true }, voided],
    ['extension'],
    null,
  );
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `Договор 26-Д-000120.11.2026 10:00 · admin${RENTAL_PAPERS_TEXTS.changed}`,
    `Договор 26-Д-000220.11.2026 10:00 · admin${RENTAL_PAPERS_TEXTS.voided}`,
  ]);
  expect(screen.queryByRole('button', { name: 'Составить: Договор' })).toBeNull();
  button('Составить: Допсоглашение');
  expect(screen.queryByText(/Акт выдачи/)).toBeNull();
  await user.click(screen.getByRole('link', { name: /26-Д-0001/ }));
  await screen.findByText('Страница документа');
});

test('a failed list is asked again', async () => {
  const { server, user } = renderSignedIn(<RentalPapers bookingId={12} />, {
    answers: {
      rentalPapers: () => {
        throw refusal('Сервер занят', { code: 'BUSY' });
      },
    },
  });
  await screen.findByText('Сервер занят');
  server.answer({ rentalPapers: { bookingId: 12, papers: [CONTRACT], offers: [] } });
  await user.click(button('Повторить'));
  await screen.findByText('Договор 26-Д-0001');
});
