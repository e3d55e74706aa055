import { refuseStale } from '@backend/domain/stale';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { companyRates } from '@backend/rentals/return-rates';
import type { Em } from '@backend/store/em';
import { CompanySettings } from '@backend/store/entities/company-settings.entity';
import { lockCompany } from '@backend/store/locks/guard-company';
import { sheetSettingsPayload } from '@schema/forms/handover/sheet-settings';
import { NAMED_ANGLES } from '@schema/values/handover/sheet';
import { type Kopecks, toRoubles } from '@schema/values/money/money';
import { cleanName } from '@schema/values/words/text';
import type { SheetSettings, SheetSettingsInput } from './sheet-settings.types';

type Settings = Omit<SheetSettings, 'version'>;

const settingsOf = (row: CompanySettings | null): Settings => ({
  requiredAngles: row?.requiredAngles ?? [],
  accessories: row?.accessories ?? [],
  ...companyRates(row),
  photoMonths: row?.sheetPhotoMonths ?? null,
});

const roubles = (sum: Kopecks | null) => sum && toRoubles(sum);

/** As in the API: amounts in roubles. */
const shown = (settings: Settings) => ({
  ...settings,
  kmOverPrice: roubles(settings.kmOverPrice),
  fuelEighthPrice: roubles(settings.fuelEighthPrice),
  lateHourPrice: roubles(settings.lateHourPrice),
});

export async function readSheetSettings(em: Em): Promise<SheetSettings> {
  const row = await em.findOne(CompanySettings, 1, { disableIdentityMap: true });
  // The version of `lockCompany` before the first save.
  return { ...settingsOf(row), version: row?.version ?? 1 };
}

/**
 * Saves what a handover sheet asks and the rates that are proposed at a return. Throws
 * VALIDATION_FAILED; STALE with `current`.
 */
export const setSheetSettings = command<SheetSettingsInput>()({
  name: 'setSheetSettings',
  access: anyOf('manage_users'),
  form: sheetSettingsPayload,
  accept: ({ requiredAngles, accessories, photoMonths, version, ...rates }) => {
    const wanted: Settings = {
      // In the order of the tiles, each once.
      requiredAngles: NAMED_ANGLES.filter((angle) => requiredAngles?.includes(angle)),
      accessories: (accessories ?? []).map(cleanName),
      kmPerDay: rates.kmPerDay ?? null,
      kmOverPrice: rates.kmOverPrice ?? null,
      fuelEighthPrice: rates.fuelEighthPrice ?? null,
      lateHourPrice: rates.lateHourPrice ?? null,
      photoMonths: photoMonths ?? null,
    };
    return { wanted, version };
  },
  sameAs: 'not repeatable',
  async lock({ em, ctx }, { version }) {
    const company = await lockCompany(em, ctx.now);
    const before = settingsOf(company);
    refuseStale(company, version, { ...shown(before), version: company.version });
    return { company, before };
  },
  async run({ em, ctx, record }, { wanted }, { company, before }) {
    if (JSON.stringify(before) === JSON.stringify(wanted)) {
      return { answer: await readSheetSettings(em), unchanged: true };
    }
    em.assign(company, {
      requiredAngles: wanted.requiredAngles,
      accessories: wanted.accessories,
      kmPerDay: wanted.kmPerDay,
      kmOverPriceKopecks: wanted.kmOverPrice,
      fuelEighthPriceKopecks: wanted.fuelEighthPrice,
      lateHourPriceKopecks: wanted.lateHourPrice,
      sheetPhotoMonths: wanted.photoMonths,
      updatedAt: ctx.now,
    });
    await em.flush();
    return {
      answer: await readSheetSettings(em),
      history: [record({ entity: 'Company', entityId: company.id, before, after: wanted })],
      cars: [],
    };
  },
});
