import { useZone } from '@frontend/shared/data/session';
import { Link } from 'react-router-dom';
import { lineWords } from './line-words';
import css from './Register.module.css';
import type { RegisterLineFacts } from './use-register';

interface LineDocumentProps {
  readonly line: RegisterLineFacts;
  readonly bookingLink: ((id: number) => string) | null;
}

/** «Оплата № 12 · Илья Белов, Kia Rio»; the title of a rental's document opens its booking. */
export function LineDocument({ line, bookingLink }: LineDocumentProps) {
  const { title, details, state } = lineWords(line, useZone());
  const { bookingId } = line;
  return (
    <span className={css.words}>
      {bookingLink !== null && bookingId !== null ? (
        <Link className={css.link} to={bookingLink(bookingId)} replace>
          {title}
        </Link>
      ) : (
        <b>{title}</b>
      )}
      {details && <span className={css.quiet}> · {details}</span>}
      {state && <span className={css.quiet}> · {state}</span>}
    </span>
  );
}
