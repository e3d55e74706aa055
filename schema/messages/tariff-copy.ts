/** Copying tariffs between cars; separate from MESSAGES, which the sign-in page loads. Not in requirements.md. */
export const TARIFF_COPY_MESSAGES = {
  nothingChosen: 'Выберите хотя бы один автомобиль',
  repeated: 'Автомобиль указан дважды',
  sameCar: 'Нельзя скопировать тарифы в тот же автомобиль. Выберите другие',
  tooMany: 'Не более 500 автомобилей за один раз',
  stale: 'Автомобили изменились. Проверьте список и повторите.',
  failed: 'Не удалось скопировать тарифы',
  undoFailed: 'Не удалось вернуть прежние тарифы',
} as const;
