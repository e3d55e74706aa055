import { OFFLINE_TEXTS } from './offline';

const RELEASE_TITLE = 'Программа обновилась';
const NOT_LOADED = 'Раздел не загрузился';

/** Shown while the code of a screen or a dialog fails to load. Not in requirements.md. */
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
    stuck: {
      title: NOT_LOADED,
      description: 'Обновите страницу, чтобы открыть раздел.',
    },
    other: {
      title: NOT_LOADED,
      description: 'Сервер не ответил. Раздел откроется сам, как только ответит.',
    },
  },
  dialogLoading: 'Открываем окно…',
  part: {
    network: 'Нет сети. Эта часть страницы откроется, когда появится связь.',
    release: `${RELEASE_TITLE}. Обновите страницу, чтобы увидеть эту часть.`,
    stuck: 'Часть страницы не загрузилась. Обновите страницу, чтобы увидеть её.',
    other: 'Часть страницы не загрузилась: сервер не ответил. Она откроется, как только ответит.',
  },
  dialog: {
    network: 'Нет сети. Окно откроется, когда появится связь.',
    release: `${RELEASE_TITLE}. Обновите страницу, чтобы открыть окно.`,
    stuck: 'Окно не загрузилось. Обновите страницу, чтобы открыть его.',
    other: 'Окно не загрузилось: сервер не ответил. Оно откроется, как только ответит.',
  },
} as const;
