import { ReviewTemplate } from '@backend/store/entities/reviews/review-template.entity';
import { Source } from '@backend/store/entities/source.entity';
import type { Em } from '@backend/store/open-store';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';

const SOURCES: readonly (readonly [name: string, description: string | null, message: string])[] = [
  [
    'Авито',
    'Объявления на Авито',
    'Здравствуйте! Спасибо, что выбрали нас. Будем рады вашему отзыву на Авито.',
  ],
  [
    'Сайт',
    'Заявки с сайта компании',
    'Здравствуйте! Спасибо за поездку. Поделитесь, пожалуйста, впечатлениями на нашем сайте.',
  ],
  [
    'Яндекс Карты',
    null,
    'Добрый день! Если вам всё понравилось, оставьте, пожалуйста, отзыв на Яндекс Картах.',
  ],
  ['2ГИС', null, 'Добрый день! Нам очень поможет ваша оценка в 2ГИС.'],
  [
    'Рекомендация',
    'Пришли по совету знакомых',
    'Спасибо, что доверились совету! Как прошла поездка?',
  ],
  [
    'Повторный клиент',
    'Уже арендовали раньше',
    'Рады, что вы снова с нами! Расскажите, как прошла поездка?',
  ],
];

const QUEUED: ReadonlySet<string> = new Set(SOURCES.slice(0, 4).map(([name]) => name));

/** Stores the sources with review templates, except names in `existing`; returns ids in list order. */
export async function addSampleSources(
  em: Em,
  now: Date,
  existing: ReadonlySet<string> = new Set(),
): Promise<number[]> {
  const missing = SOURCES.filter(([name]) => !existing.has(name));
  const sources = await insertInChunks(
    em,
    Source,
    missing.map(([name, description]) => ({ name, description, createdAt: now })),
  );
  await insertInChunks(
    em,
    ReviewTemplate,
    sources.map((source, index) => ({
      source: source.id,
      message: missing[index]?.[2] ?? '',
      includeInQueue: QUEUED.has(source.name),
      updatedAt: now,
    })),
  );
  return sources.map((source) => source.id);
}
