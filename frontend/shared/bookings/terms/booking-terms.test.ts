import { BookingTermsFragmentDoc } from '@frontend/shared/bookings/booking-facts.generated';
import { BOOKING_FIELDS } from '@schema/fields/booking-fields';
import { type DocumentNode, Kind } from 'graphql';
import { expect, test } from 'vitest';
import { DayTermsFragmentDoc, IncompleteTermsFragmentDoc } from './booking-terms.generated';
import { ListedTermsFragmentDoc } from './listed-terms.generated';

const FRAGMENTS: [on: string, DocumentNode][] = [
  ['Booking', BookingTermsFragmentDoc],
  ['ListedBooking', ListedTermsFragmentDoc],
  ['DayBooking', DayTermsFragmentDoc],
  ['IncompleteBooking', IncompleteTermsFragmentDoc],
];

const fieldsOf = ({ definitions }: DocumentNode) =>
  definitions
    .flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? definition.selectionSet.selections : [],
    )
    .map((field) => (field.kind === Kind.FIELD ? field.name.value : field.kind));

test.each(FRAGMENTS)('the terms of %s are those of the catalogue', (_, fragment) => {
  expect(fieldsOf(fragment)).toEqual(Object.keys(BOOKING_FIELDS));
});
