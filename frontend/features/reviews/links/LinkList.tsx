import textCss from '@frontend/shared/ui/styles/text.module.css';
import { REVIEW_LINK_TEXTS } from '@schema/texts/reports/reviews';
import { remainingText } from '@schema/values/time/countdown';
import css from '../Reviews.module.css';
import { COPY_FAILURES, CopyButton } from './CopyButton';
import { QrButton } from './QrButton';
import { allLinksText, pageAddress, type ReviewLinkList } from './review-links';

interface LinkListProps {
  readonly list: ReviewLinkList;
  readonly leftMs: number;
}

/** Created links, their remaining time and copy buttons (requirements.md, R3). */
export function LinkList({ list, leftMs }: LinkListProps) {
  const { origin } = window.location;
  const page = pageAddress(list, origin);
  return (
    <div className={css.links}>
      <div className={css.head}>
        <p>
          {REVIEW_LINK_TEXTS.left}{' '}
          <time className={css.left} role="timer">
            {remainingText(leftMs)}
          </time>
        </p>
        <CopyButton
          title={REVIEW_LINK_TEXTS.copyAll}
          text={() => allLinksText(list, origin)}
          failure={COPY_FAILURES.all}
        />
      </div>
      <p>
        {REVIEW_LINK_TEXTS.page}:{' '}
        <a className={css.code} href={page} target="_blank" rel="noreferrer">
          {list.code.toUpperCase()}
        </a>
      </p>
      <div>
        <QrButton name={REVIEW_LINK_TEXTS.page} link={page} />
      </div>
      <p className={textCss.quiet}>{REVIEW_LINK_TEXTS.hint}</p>
      <ul className={css.rows} aria-label={REVIEW_LINK_TEXTS.title}>
        {list.links.map(({ requestId, customerName, shortPath }) => (
          <li key={requestId} className={css.row}>
            <span>{customerName}</span>
            <div className={css.rowButtons}>
              <QrButton name={customerName} link={origin + shortPath} />
              <CopyButton
                title={REVIEW_LINK_TEXTS.copyOne}
                label={`${REVIEW_LINK_TEXTS.copyOne}: ${customerName}`}
                text={() => origin + shortPath}
                failure={COPY_FAILURES.one}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
