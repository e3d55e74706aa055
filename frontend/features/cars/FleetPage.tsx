import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { History } from '@frontend/shared/history/History';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { LeaveContext, useLeaveGuard } from '@frontend/shared/lib/overlays/leave-guard';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { LeaveQuestion } from '@frontend/shared/ui/dialogs/LeaveQuestion';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { PageActions, PageHead, PageSection } from '@frontend/shared/ui/layout/Page';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { CAR_COLUMNS } from '@schema/export/cars';
import { MESSAGES } from '@schema/messages';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { CAR_STATE_TEXTS } from '@schema/texts/fleet/car-state';
import { CARS_TEXTS } from '@schema/texts/fleet/cars';
import { displayName } from '@schema/values/fleet/car-title';
import { CAR_FORMS, plural } from '@schema/values/words/plural';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CarFront from 'lucide-react/icons/car-front';
import Gauge from 'lucide-react/icons/gauge';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './FleetPage.module.css';
import { CarForm } from './form/CarForm';
import { SearchedFleet } from './list/SearchedFleet';
import { ChangePrices } from './prices/ChangePrices';
import { type CarChoice, useEditedCar } from './useEditedCar';
import { type FleetCar, useFleet } from './useFleet';
import { useListScroll } from './useListScroll';

interface FleetPageProps {
  /** Shown beside the export: in the page header, on phones below the list. */
  readonly tools?: ReactNode;
  /** Path of the page with mileage and damages of a car. */
  readonly statePath: (carId: number) => string;
  /** Alternatives to the form for an empty fleet. */
  readonly emptyActions?: ReactNode;
}

/** The list on the left, the form on the right; phones show one of them (requirements.md, F1). */
export function FleetPage({ tools, statePath, emptyActions }: FleetPageProps) {
  const { cars, show, query, move } = useFleet();
  const { choice, choose } = useEditedCar();
  const { guard, isAsking, stay, leave } = useLeaveGuard();
  const [newCars, setNewCars] = useState(choice === 'new' ? 1 : 0);
  const isPhone = useIsPhone();
  useListScroll(isPhone && choice !== null);
  const chooseAnother = (next: CarChoice) => guard.leave(() => choose(next));
  const hasList = !isPhone || choice === null;
  const hasForm = !isPhone || choice !== null;
  const car = typeof choice === 'number' ? (cars?.find(({ id }) => id === choice) ?? null) : null;
  const files = (
    <>
      {cars && cars.length > 0 && <ChangePrices fleet={cars} />}
      {cars && (
        <ExportButtons
          fileName={EXPORT_TEXTS.carsFile}
          columns={CAR_COLUMNS}
          load={async () => cars}
        />
      )}
      {tools}
    </>
  );
  return (
    <PageSection query={query}>
      {hasList && (
        <PageHead
          title={CARS_TEXTS.title}
          subtitle={cars ? plural(cars.length, CAR_FORMS) : undefined}
          actions={
            <>
              {!isPhone && files}
              <Button
                look="primary"
                icon={<Plus />}
                onClick={() =>
                  guard.leave(() => {
                    choose('new');
                    setNewCars((count) => count + 1);
                  })
                }
              >
                {CARS_TEXTS.add}
              </Button>
            </>
          }
        />
      )}
      <QueryStatus
        query={query}
        isLoaded={cars != null}
        loading={CARS_TEXTS.loading}
        title={MESSAGES.cars.loadFailed}
        hint={null}
      />
      {isAsking && <LeaveQuestion onLeave={leave} onStay={stay} />}
      {cars && (
        <div className={css.panes}>
          {hasList &&
            (cars.length === 0 ? (
              // Keeps the list at the top beside a form higher than the screen.
              <div>
                <EmptyState
                  icon={<CarFront />}
                  title={MESSAGES.cars.empty}
                  description={CARS_TEXTS.emptyHint}
                  action={emptyActions}
                />
              </div>
            ) : (
              <div className={css.list}>
                <SearchedFleet
                  cars={cars}
                  chosen={car?.id ?? null}
                  onChoose={chooseAnother}
                  onMove={move}
                />
              </div>
            ))}
          {hasForm && (
            <LeaveContext value={guard}>
              <FormPane
                car={car}
                fleet={cars}
                isPhone={isPhone}
                statePath={statePath}
                newCars={newCars}
                show={show}
                choose={choose}
                onBack={() => chooseAnother(null)}
              />
            </LeaveContext>
          )}
        </div>
      )}
      {isPhone && hasList && cars && cars.length > 0 && <PageActions>{files}</PageActions>}
    </PageSection>
  );
}

interface FormPaneProps extends Pick<FleetPageProps, 'statePath'> {
  readonly car: FleetCar | null;
  readonly fleet: readonly FleetCar[];
  readonly isPhone: boolean;
  /** Number of times the form of a new car was opened; each focuses its first field. */
  readonly newCars: number;
  readonly show: (car: FleetCar) => void;
  readonly choose: (choice: CarChoice) => void;
  readonly onBack: () => void;
}

function FormPane(props: FormPaneProps) {
  const { car, fleet, isPhone, statePath, newCars, show, choose, onBack } = props;
  const place = useRef<HTMLDivElement>(null);
  // The on-screen keyboard of a phone would cover the form.
  const focused = isPhone ? 0 : newCars;
  useEffect(() => {
    if (focused > 0) place.current?.querySelector<HTMLElement>('input')?.focus();
  }, [focused]);
  const Heading = isPhone ? 'h1' : 'h2';
  return (
    <Stack gap={10} canShrink ref={place} className={css.form}>
      {isPhone && (
        <Button look="quiet" icon={<ArrowLeft />} onClick={onBack}>
          {CARS_TEXTS.backToList}
        </Button>
      )}
      <Heading className={css.title}>{car ? displayName(car) : CARS_TEXTS.newTitle}</Heading>
      {car && (
        <ButtonLink target={{ to: statePath(car.id) }} icon={<Gauge />}>
          {CAR_STATE_TEXTS.link}
        </ButtonLink>
      )}
      <CarForm
        key={car?.id ?? 'new'}
        car={car}
        fleet={fleet}
        onSaved={(saved) => {
          show(saved);
          choose(saved.id);
        }}
        onDeleted={() => choose(isPhone ? null : 'new')}
      />
      {car && <History key={`history ${car.id}`} kind="car" id={car.id} />}
    </Stack>
  );
}
