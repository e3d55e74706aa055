import { useCan, useZone } from '@frontend/shared/data/session';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import type { TillFacts } from '@frontend/shared/money/use-tills';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Row } from '@frontend/shared/ui/layout/Row';
import { REGISTER_TEXTS } from '@schema/texts/money/tills';
import SearchX from 'lucide-react/icons/search-x';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useState } from 'react';
import { lineWords } from './line-words';
import css from './Register.module.css';
import { RegisterCards } from './RegisterCards';
import { RegisterExport } from './RegisterExport';
import { RegisterFoot } from './RegisterFoot';
import { RegisterFound } from './RegisterFound';
import { RegisterTable } from './RegisterTable';
import { RegisterTools } from './RegisterTools';
import { ReverseOperation } from './ReverseOperation';
import { type RegisterLineFacts, useRegister } from './use-register';
import type { RegisterAddress } from './use-register-address';

const texts = REGISTER_TEXTS;

interface RegisterProps {
  readonly address: RegisterAddress;
  readonly tills: readonly TillFacts[];
  readonly bookingLink: ((id: number) => string) | null;
  /** Beside the export. */
  readonly tools: ReactNode;
}

/** «Движение денег»: every movement of the days with its document and the cash after it. */
export function Register({ address, tills, bookingLink, tools }: RegisterProps) {
  const { period, tillId, kindId, search, today } = address;
  const { register, lines, hasMore, isAdding, showMore, query } = useRegister(address);
  const [reversed, setReversed] = useState<RegisterLineFacts | null>(null);
  const canReverse = useCan('edit_bookings');
  const seesPartners = useCan('view_analytics');
  const zone = useZone();
  const isPhone = useIsPhone();
  const isFiltered = kindId !== null || search !== '';
  const undoOf = (line: RegisterLineFacts) => {
    const isOffered =
      canReverse &&
      line.source === 'operation' &&
      (line.kind !== 'payout' || seesPartners) &&
      line.reversesId === null &&
      !line.isReversed;
    return isOffered ? (
      <IconButton
        className={css.undo}
        label={`${texts.reverse}: ${lineWords(line, zone).title}`}
        icon={<Undo2 />}
        onClick={() => setReversed(line)}
      />
    ) : null;
  };
  const exported = (
    <Row gap={8} wrap>
      {tools}
      <RegisterExport period={period} tillId={tillId} />
    </Row>
  );
  const Lines = isPhone ? RegisterCards : RegisterTable;
  return (
    <section className={css.panel} aria-label={texts.title} aria-busy={query.isLoading}>
      <header className={css.head}>
        <h2 className={css.title}>{texts.title}</h2>
        <RegisterTools
          address={address}
          tills={tills}
          exported={!isPhone && <div className={css.exportedHead}>{exported}</div>}
        />
      </header>
      <QueryStatus
        query={query}
        isLoaded={register !== null}
        loading={texts.loading}
        title={texts.loadFailed}
      />
      {register && (
        <>
          {lines.length === 0 && isFiltered ? (
            <EmptyState
              icon={<SearchX />}
              title={texts.notFound}
              description={texts.notFoundHint}
            />
          ) : (
            <Lines
              lines={lines}
              opening={isFiltered ? null : { day: period.from, sum: register.cash.opening }}
              isOneDay={period.from === period.to}
              bookingLink={bookingLink}
              undoOf={undoOf}
            />
          )}
          {lines.length === 0 && !isFiltered && <p className={css.note}>{texts.empty}</p>}
          {hasMore && (
            <div className={css.more}>
              <Button isPending={isAdding} onClick={() => void showMore()}>
                {texts.showMore}
              </Button>
            </div>
          )}
          {register.isProvisional && period.to < today && (
            <p className={css.note}>{texts.provisional}</p>
          )}
          {isFiltered && lines.length > 0 && <RegisterFound lines={lines} isWhole={!hasMore} />}
          {!isFiltered && <RegisterFoot register={register} to={period.to} />}
        </>
      )}
      {isPhone && <div className={css.exported}>{exported}</div>}
      {reversed && <ReverseOperation line={reversed} onClose={() => setReversed(null)} />}
    </section>
  );
}
