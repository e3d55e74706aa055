import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { SearchField } from '@frontend/shared/ui/fields/SearchField';
import { DividedList } from '@frontend/shared/ui/lists/List';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';
import { percentWithTenth } from '@schema/values/money/percent';
import { matchesSearch } from '@schema/values/words/search';
import { useState } from 'react';
import { CarSharesDialog } from './CarSharesDialog';
import css from './Partners.module.css';
import type { CarSharesFacts, PartnerFacts } from './usePartners';

interface CarSharesListProps {
  readonly cars: readonly CarSharesFacts[];
  readonly partners: readonly PartnerFacts[];
  readonly mayWrite: boolean;
}

export function CarSharesList({ cars, partners, mayWrite }: CarSharesListProps) {
  const [search, setSearch] = useState('');
  const [editedId, setEditedId] = useState<number | null>(null);
  const edited = cars.find(({ carId }) => carId === editedId);
  const names = new Map(partners.map(({ id, name }) => [id, name]));
  const found = cars.filter(({ carTitle, licensePlate }) =>
    matchesSearch(search, [carTitle, licensePlate], [licensePlate]),
  );
  if (cars.length === 0) return <p className={textCss.quiet}>{PARTNERS_TEXTS.noCars}</p>;
  return (
    <>
      <div className={css.search}>
        <SearchField
          label={PARTNERS_TEXTS.search}
          placeholder={PARTNERS_TEXTS.searchPlaceholder}
          value={search}
          onChange={setSearch}
        />
      </div>
      {found.length === 0 && <p className={textCss.quiet}>{PARTNERS_TEXTS.nothingFound}</p>}
      <DividedList label={PARTNERS_TEXTS.shares}>
        {found.map((car) => (
          <li key={car.carId} className={css.row}>
            <span className={css.car}>
              <span className={css.title}>
                {car.carTitle} <PlateLine car={car} />
              </span>
              <span className={textCss.quiet}>
                {car.shares.length === 0
                  ? PARTNERS_TEXTS.noShares
                  : car.shares
                      .map(
                        ({ partnerId, sharePercent }) =>
                          `${names.get(partnerId) ?? ''} ${percentWithTenth(sharePercent)}`,
                      )
                      .join(', ')}
              </span>
            </span>
            {mayWrite && (
              <Button
                disabled={partners.length === 0}
                aria-label={`${PARTNERS_TEXTS.edit}: ${car.carTitle} ${car.licensePlate}`}
                onClick={() => setEditedId(car.carId)}
              >
                {PARTNERS_TEXTS.edit}
              </Button>
            )}
          </li>
        ))}
      </DividedList>
      {edited && (
        <CarSharesDialog car={edited} partners={partners} onClose={() => setEditedId(null)} />
      )}
    </>
  );
}
