import { sentLinkExpiry } from '@backend/domain/share-link';
import { Paper } from '@backend/store/entities/papers/paper.entity';
import { PaperLink } from '@backend/store/entities/papers/paper-link.entity';
import { PaperTemplate } from '@backend/store/entities/papers/paper-template.entity';
import { lockCompany } from '@backend/store/locks/guard-company';
import { kopecks } from '@schema/values/money/money';
import type { TestApp } from '../test-app';
import { COMPANY_PHOTO } from './company-photo';
import { PLANTED } from './planted-company';

/** A void document and the details of the company that it prints. */
export async function addPapers({ store, clock }: TestApp): Promise<void> {
  const now = clock.now();
  await store.write(store.fork(), async (em) => {
    const company = await lockCompany(em, now);
    em.assign(company, {
      requisites: 'ООО «Прокат»',
      signatory: 'директор Иванов',
      paperFileYears: 5,
    });
    em.create(Paper, {
      kind: 'act_out',
      year: 2026,
      number: 1,
      booking: 1,
      customer: 1,
      sheet: 1,
      customerName: 'Прохоров Пётр',
      carTitle: 'Kia Rio А123ВС799',
      terms: {
        start: '2026-11-10T07:00:00.000Z',
        end: '2026-11-12T07:00:00.000Z',
        car: 'А123ВС799',
        customer: 'Прохоров Пётр',
        phone: null,
        price: kopecks(900_000),
        deposit: kopecks(0),
      },
      words: { 'клиент.имя': 'Прохоров Пётр', повреждения: [] },
      missing: ['клиент.паспорт'],
      fileKey: COMPANY_PHOTO,
      fileSize: 42,
      sha256: 'd'.repeat(64),
      userId: 1,
      userLogin: PLANTED.login,
      issuedAt: now,
      voidedAt: now,
      voidedByLogin: PLANTED.login,
      voidReason: 'ошибка',
      fileDeletedAt: now,
    });
    await em.flush();
  });
}

/** A template in use. */
export async function addPaperTemplate({ store, clock }: TestApp): Promise<void> {
  const now = clock.now();
  await store.write(store.fork(), async (em) => {
    em.create(PaperTemplate, {
      kind: 'contract',
      fileName: 'Договор юриста.docx',
      fileKey: COMPANY_PHOTO,
      fileSize: 42,
      sha256: 'e'.repeat(64),
      tags: [{ name: 'клиент.имя', kind: 'value', count: 2, within: [] }],
      isStrict: true,
      usedSince: now,
      userId: 1,
      userLogin: PLANTED.login,
      uploadedAt: now,
    });
    await em.flush();
  });
}

/** A revoked link to the document, opened twice, and one that works. */
export async function addPaperLink({ store, clock }: TestApp): Promise<void> {
  const now = clock.now();
  await store.write(store.fork(), async (em) => {
    const link = { paper: 1, createdAt: now, expiresAt: sentLinkExpiry(now) };
    const opened = { createdBy: 1, revokedAt: now, views: 2, lastViewedAt: now };
    em.create(PaperLink, { ...link, ...opened, codeHash: 'hash of a revoked link' });
    em.create(PaperLink, { ...link, codeHash: 'hash of a link', views: 0 });
    await em.flush();
  });
}
