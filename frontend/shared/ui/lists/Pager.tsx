import { pageButtons } from '@frontend/shared/lib/address/page-buttons';
import { classNames } from '@frontend/shared/lib/class-names';
import { PAGER_TEXTS } from '@schema/texts/shell/lists';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from '../buttons/IconButton';
import { Row } from '../layout/Row';
import css from './Pager.module.css';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly count: number;
  readonly onChange: (page: number) => void;
}

/** The pages of a list (requirements.md, L8); null for a single page. */
export function Pager({ page, count, onChange }: PagerProps) {
  if (count < 2) return null;
  return (
    <Row as="nav" gap={4} align="center" justify="center" wrap aria-label={PAGER_TEXTS.pages}>
      <IconButton
        label={PAGER_TEXTS.previous}
        icon={<ChevronLeft />}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      {pageButtons(page, count).map((button, index, all) =>
        button === 'gap' ? (
          <span key={`after ${all[index - 1]}`} className={css.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={button}
            type="button"
            className={classNames(css.page, button === page && css.current)}
            aria-label={`${PAGER_TEXTS.page} ${button}`}
            aria-current={button === page ? 'page' : undefined}
            onClick={() => onChange(button)}
          >
            {button}
          </button>
        ),
      )}
      <IconButton
        label={PAGER_TEXTS.next}
        icon={<ChevronRight />}
        disabled={page >= count}
        onClick={() => onChange(page + 1)}
      />
    </Row>
  );
}
