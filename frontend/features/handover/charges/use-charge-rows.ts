import { useSession } from '@frontend/shared/data/session';
import { type ChargeRow, chargeRows, typedCharges } from '@schema/forms/handover/sheet-charges';
import { fuelOf, newDamages, type SheetValues } from '@schema/forms/handover/sheet-form';
import { proposalText } from '@schema/texts/handover/proposals';
import { type Proposal, returnProposals } from '@schema/values/handover/proposals';
import type { SheetSide } from '@schema/values/handover/sheet';
import { parseInstant } from '@schema/values/time/instant';
import { parseCount } from '@schema/values/words/plain-digits';
import { useState } from 'react';
import { atHandover, type RentalSheets } from '../useRentalSheets';
import { damageTitle } from '../view/DamageRow';

interface ChargedSheet {
  readonly rental: RentalSheets;
  readonly side: SheetSide;
  readonly carId: number;
}

/**
 * The charges of a sheet by its values; null where none is recorded. A car returned now is as late
 * as when the form was opened: a proposal does not grow under the user's eyes.
 */
export function useChargeRows({ rental, side, carId }: ChargedSheet) {
  const takes = side === 'back' && rental.takesCharges;
  const { now } = useSession();
  const [openedAt] = useState(now);
  return (values: SheetValues): readonly ChargeRow[] | null => {
    if (!takes) return null;
    const damages = newDamages(values.damages);
    const reasonOf = (proposal: Proposal): string => {
      if (proposal.kind !== 'damage') return proposalText(proposal);
      const damage = damages.find(({ key }) => key === proposal.damage);
      return damage ? damageTitle(damage) : '';
    };
    const proposals = returnProposals(
      returnFacts(values, { rental, carId, openedAt }),
      rental.rates,
    );
    return chargeRows(proposals, typedCharges(values.charges), reasonOf);
  };
}

interface ReturnedCar {
  readonly rental: RentalSheets;
  readonly carId: number;
  readonly openedAt: Date;
}

function returnFacts(values: SheetValues, { rental, carId, openedAt }: ReturnedCar) {
  // Readings of another car are not compared.
  const sheets = rental.sheets.filter((sheet) => sheet.carId === carId);
  const out = atHandover({ sheets });
  return {
    km: { out: out.km, back: parseCount(values.km) },
    fuel: { out: out.fuel, back: fuelOf(values.fuel) },
    period: {
      startDate: parseInstant(rental.startDate) ?? openedAt,
      endDate: parseInstant(rental.endDate) ?? openedAt,
    },
    returnedAt: parseInstant(values.at) ?? parseInstant(rental.returnedAt ?? '') ?? openedAt,
    damages: newDamages(values.damages).map(({ key }) => key),
  };
}
