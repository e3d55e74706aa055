import { COPY_FAILURES, CopyButton } from '@frontend/shared/ui/buttons/CopyButton';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { REVIEW_LINK_TEXTS } from '@schema/texts/reports/reviews';
import { remainingText } from '@schema/values/time/countdown';
import css from '../Reviews.module.css';
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
    <Stack gap={8} className={css.links}>
      <Row gap={16} rowGap={8} align="center" justify="between" wrap>
        <p>
          {REVIEW_LINK_TEXTS.left}{' '}
          <Text as="time" weight={700} role="timer">
            {remainingText(leftMs)}
          </Text>
        </p>
        <CopyButton
          title={REVIEW_LINK_TEXTS.copyAll}
          text={() => allLinksText(list, origin)}
          failure={COPY_FAILURES.all}
        />
      </Row>
      <p>
        {REVIEW_LINK_TEXTS.page}:{' '}
        <a className={css.code} href={page} target="_blank" rel="noreferrer">
          {list.code.toUpperCase()}
        </a>
      </p>
      <div>
        <QrButton name={REVIEW_LINK_TEXTS.page} link={page} />
      </div>
      <Text as="p" tone="muted" size="label">
        {REVIEW_LINK_TEXTS.hint}
      </Text>
      <ul className={css.rows} aria-label={REVIEW_LINK_TEXTS.title}>
        {list.links.map(({ requestId, customerName, shortPath }) => (
          <Row
            key={requestId}
            as="li"
            gap={12}
            rowGap={4}
            align="center"
            justify="between"
            wrap
            className={css.row}
          >
            <span>{customerName}</span>
            <Row gap={8} wrap>
              <QrButton name={customerName} link={origin + shortPath} />
              <CopyButton
                title={REVIEW_LINK_TEXTS.copyOne}
                label={`${REVIEW_LINK_TEXTS.copyOne}: ${customerName}`}
                text={() => origin + shortPath}
                failure={COPY_FAILURES.one}
              />
            </Row>
          </Row>
        ))}
      </ul>
    </Stack>
  );
}
