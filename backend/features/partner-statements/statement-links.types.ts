import type { ShownStatement } from '@backend/domain/analytics/shown-statement';
import { DateTime, Day } from '@backend/operation/scalars';
import { SentLinkType } from '@backend/operation/types/sent-link.types';
import { MAX_REGISTER_DAYS } from '@schema/constants';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { PartnerStatementType } from './partner-statements.types';

@ObjectType('StatementLink', {
  description:
    'Link that opens the statement of a period to its partner without a session, as it was when the link was created',
  simpleResolvers: true,
})
export class StatementLinkType extends SentLinkType {
  @Field(() => Day, { description: 'First day of the period, in company time' })
  from!: string;

  @Field(() => Day, { description: 'Last day of the period' })
  to!: string;
}

@ObjectType({ description: 'Created link to a statement', simpleResolvers: true })
export class CreatedStatementLink extends StatementLinkType {
  @Field(() => String, {
    description: 'Code that opens the link; returned only here, since it is not stored',
  })
  code!: string;

  @Field(() => String, { description: 'Path of its page on this site' })
  path!: string;
}

@InputType({ description: 'Link to the statement of a period' })
export class StatementLinkInput {
  @Field(() => Int, { nullable: true, description: 'ID of the partner; required' })
  partnerId?: number | null;

  @Field(() => Day, { nullable: true, description: 'First day in company time; required' })
  from?: string | null;

  @Field(() => Day, {
    nullable: true,
    description: `Last day in company time, not before the first; required; at most ${MAX_REGISTER_DAYS} days in all`,
  })
  to?: string | null;
}

@ObjectType({
  description: 'Statement as the page of its link shows it, without comments of the staff',
  simpleResolvers: true,
})
export class SharedStatement {
  @Field(() => String, { description: 'Name of the company' })
  companyName!: string;

  @Field(() => DateTime, { description: 'Time at which the statement was computed' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Expiry time of the link' })
  expiresAt!: Date;

  @Field(() => PartnerStatementType, {
    description: 'The statement as it was then; `left` is of that day',
  })
  statement!: ShownStatement;
}
