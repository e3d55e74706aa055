/** The camera of a handover sheet. */
export const CAMERA_TEXTS = {
  title: (angle: string) => `Камера: ${angle}`,
  opening: 'Включаем камеру…',
  shoot: 'Снять',
  done: 'Готово',
  ghost: 'Прошлое фото',
  ghostOf: (day: string) => `Прошлое фото, ${day}`,
  torch: 'Фонарик',
  system: 'Камера устройства',
  all: 'Все ракурсы сняты',
  needsHttps:
    'Прошлое фото поверх камеры и открытие без сети работают, когда адрес программы начинается с https.',
} as const;

/** Why the page shows no camera. */
export const CAMERA_PROBLEMS = {
  refused:
    'Браузер не пускает к камере. Разрешите её в настройках сайта или снимайте камерой телефона.',
  none: 'Камера не найдена. Снимите камерой телефона или выберите фото из галереи.',
  busy: 'Камера не включается: возможно, её держит другая программа. Снимите камерой телефона.',
} as const;
export type CameraProblem = keyof typeof CAMERA_PROBLEMS;
