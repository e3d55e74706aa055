import { typedAmount } from '@frontend/shared/forms/typed-amount';
import type { SheetSettingsValues } from '@schema/forms/handover/sheet-settings';
import { SHEET_SETTINGS_TEXTS } from '@schema/texts/handover/sheet-settings';
import { ANGLE_TEXTS } from '@schema/texts/handover/sheet-words';
import { NAMED_ANGLES } from '@schema/values/handover/sheet';
import type { SheetSettingsFactsFragment } from './sheet-settings.generated';

/** The saved settings as typed. */
export const typedSettings = (settings: SheetSettingsFactsFragment): SheetSettingsValues => ({
  requiredAngles: NAMED_ANGLES.filter((angle) => settings.requiredAngles.includes(angle)),
  accessories: settings.accessories,
  kmPerDay: settings.kmPerDay === null ? '' : String(settings.kmPerDay),
  kmOverPrice: typedAmount(settings.kmOverPrice),
  fuelEighthPrice: typedAmount(settings.fuelEighthPrice),
  lateHourPrice: typedAmount(settings.lateHourPrice),
  photoMonths: settings.photoMonths === null ? '' : String(settings.photoMonths),
});

function shown(settings: SheetSettingsFactsFragment) {
  const texts = SHEET_SETTINGS_TEXTS;
  const { requiredAngles, accessories, kmPerDay, photoMonths, ...rates } = typedSettings(settings);
  const { kmOverPrice, fuelEighthPrice, lateHourPrice } = rates;
  const angles = requiredAngles.map((angle) => ANGLE_TEXTS[angle]).join(', ');
  return [
    { title: texts.angles, value: angles || texts.noAngles },
    { title: texts.accessories, value: accessories.join(', ') || texts.noAccessories },
    { title: texts.kmPerDay, value: kmPerDay || null },
    { title: texts.kmOverPrice, value: kmOverPrice || texts.none },
    { title: texts.fuelEighthPrice, value: fuelEighthPrice || texts.none },
    { title: texts.lateHourPrice, value: lateHourPrice || texts.none },
    { title: texts.photoMonths, value: photoMonths || texts.photosKept },
  ];
}

/** What another administrator changed meanwhile. */
export const changesOf = (was: SheetSettingsFactsFragment, now: SheetSettingsFactsFragment) =>
  shown(was).flatMap(({ title, value }, index) => {
    const after = shown(now)[index]?.value ?? null;
    return value === after ? [] : [{ title, was: value, now: after }];
  });
