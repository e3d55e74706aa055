import { refuseStale } from '@backend/domain/stale';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import type { Em } from '@backend/store/em';
import { CompanySettings } from '@backend/store/entities/company-settings.entity';
import { lockCompany } from '@backend/store/locks/guard-company';
import { paperSettingsPayload } from '@schema/forms/papers/paper-settings';
import { cleanName, trimmedOrNull } from '@schema/values/words/text';
import type { PaperSettings, PaperSettingsInput } from './paper-settings.types';

const settingsOf = (row: CompanySettings | null) => ({
  requisites: row?.requisites ?? '',
  signatory: row?.signatory ?? '',
  fileYears: row?.paperFileYears ?? null,
});

export async function readPaperSettings(em: Em): Promise<PaperSettings> {
  const row = await em.findOne(CompanySettings, 1, { disableIdentityMap: true });
  // The version of `lockCompany` before the first save.
  return { ...settingsOf(row), version: row?.version ?? 1 };
}

/** Saves the details of the company in its documents. Throws VALIDATION_FAILED; STALE with `current`. */
export const setPaperSettings = command<PaperSettingsInput>()({
  name: 'setPaperSettings',
  access: anyOf('manage_users'),
  form: paperSettingsPayload,
  accept: ({ requisites, signatory, fileYears, version }) => ({
    wanted: {
      requisites: trimmedOrNull(requisites) ?? '',
      signatory: cleanName(signatory ?? ''),
      fileYears: fileYears ?? null,
    },
    version,
  }),
  sameAs: 'not repeatable',
  async lock({ em, ctx }, { version }) {
    const company = await lockCompany(em, ctx.now);
    const before = settingsOf(company);
    refuseStale(company, version, { ...before, version: company.version });
    return { company, before };
  },
  async run({ em, ctx, record }, { wanted }, { company, before }) {
    if (JSON.stringify(before) === JSON.stringify(wanted)) {
      return { answer: await readPaperSettings(em), unchanged: true };
    }
    const { fileYears, ...details } = wanted;
    em.assign(company, { ...details, paperFileYears: fileYears, updatedAt: ctx.now });
    await em.flush();
    return {
      answer: await readPaperSettings(em),
      history: [record({ entity: 'Company', entityId: company.id, before, after: wanted })],
      cars: [],
    };
  },
});
