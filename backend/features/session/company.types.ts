import { Visible } from '@backend/operation/permit';
import { DateTime } from '@backend/operation/scalars';
import { ContactWayEnum } from '@backend/operation/types/enums.types';
import { READ_VERSION } from '@backend/operation/types/read-version.types';
import type { ContactWay } from '@schema/values/people/contact-ways';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Company settings that every client needs' })
export class Company {
  @Field(() => String, { description: 'Name of the company' })
  name!: string;

  @Field(() => String, { description: 'IANA time zone of the company, to which all days belong' })
  timeZone!: string;

  @Visible('owner')
  @Field(() => String, {
    nullable: true,
    description: 'Login of the owner; null when the user may not see it',
  })
  ownerLogin!: string | null;

  @Field(() => Boolean, {
    description: 'Whether a booking past its end stays active until its return is marked',
  })
  requireReturnMark!: boolean;

  @Field(() => Boolean, {
    description: 'Whether devices may store login and password for the next sign-in',
  })
  remembersPassword!: boolean;

  @Field(() => ContactWayEnum, { description: 'Preferred method of contacting customers' })
  contactWay!: ContactWay;

  @Field(() => Boolean, {
    description:
      'Whether payments of customers are recorded; when false, the client shows no money of rentals',
  })
  recordsPayments!: boolean;

  @Field(() => Int, {
    description:
      'Version of the editable settings, incremented by every change; send it back to detect a stale edit',
  })
  version!: number;

  @Field(() => Boolean, { description: 'Whether this is a demo with well-known passwords' })
  demo!: boolean;

  @Field(() => DateTime, { description: 'Server time of the response' })
  serverTime!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'Cursor for `since` of `changes`, to receive what follows this response; null without a session',
  })
  changeCursor!: string | null;
}

/* Nullable so that a missing value gets the form message. */
@InputType({ description: 'Changes to the company settings' })
export class CompanySettingsInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether devices may store login and password for the next sign-in; required',
  })
  remembersPassword?: boolean | null;

  @Field(() => Int, { nullable: true, description: READ_VERSION })
  version?: number | null;
}
