import { OFFLINE_TEXTS } from './offline';

const RELEASE_TITLE = 'Программа обновилась';

/** Shown while the code of a screen or a dialog cannot be fetched. Ours. */
export const LATE_TEXTS = {
  screen: {
    network: {
      title: OFFLINE_TEXTS.title,
      description: 'Раздел откроется сам, когда появится связь. Введённые данные не потеряны.',
    },
    release: {
      title: RELEASE_TITLE,
      description: 'Обновите страницу, чтобы открыть раздел в новой версии.',
    },
    other: {
      title: 'Раздел не загрузился',
      description: 'Сервер не ответил. Раздел откроется сам, как только ответит.',
    },
  },
  dialog: {
    network: 'Нет сети. Окно откроется, когда появится связь.',
    release: `${RELEASE_TITLE}. Обновите страницу, чтобы открыть окно.`,
    other: 'Окно не загрузилось: сервер не ответил. Оно откроется, как только ответит.',
  },
} as const;
