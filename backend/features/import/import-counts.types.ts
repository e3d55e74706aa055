import type { ImportCounts } from '@schema/import';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('ImportCounts', { description: 'How many rows have each fate' })
export class ImportCountsType implements ImportCounts {
  @Field(() => Int, { description: 'Cannot be recorded as they are' })
  refused!: number;

  @Field(() => Int, { description: 'Something is missing, to be mended later' })
  incomplete!: number;

  @Field(() => Int, { description: 'Recorded with something changed' })
  repaired!: number;

  @Field(() => Int, { description: 'Recorded as they are' })
  new!: number;

  @Field(() => Int, { description: 'There already' })
  same!: number;

  @Field(() => Int, { description: 'No records: sums, headings over again' })
  skipped!: number;
}
