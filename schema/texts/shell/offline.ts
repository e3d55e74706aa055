/** Shown when a page is opened without a network. Not in requirements.md. */
export const OFFLINE_TEXTS = {
  title: 'Нет сети',
  boardHint: 'Изменить ничего нельзя. Шахматка обновится сама, когда появится связь.',
  sectionHint: 'Этот раздел не сохранён на устройстве. Он откроется сам, когда появится связь.',
  sheetsHint: 'Акт можно составить и сохранить: он отправится, когда появится связь.',
  board: 'Шахматка',
  openBoard: 'Открыть шахматку',
  cardUnavailable: 'Нет сети. Карточка откроется, когда появится связь.',
} as const;

/** 'Нет сети. Показано состояние на 14:05.' */
export function keptAtText(moment: string): string {
  return `${OFFLINE_TEXTS.title}. Показано состояние на ${moment}.`;
}
