import { Visible } from '@backend/operation/permit';
import { DateTime } from '@backend/operation/scalars';
import { ContactWayEnum } from '@backend/operation/types/enums.types';
import { READ_VERSION, VERSION } from '@backend/operation/types/read-version.types';
import type { ContactWay } from '@schema/values/people/contact-ways';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What every screen must know about the company before anything else' })
export class Company {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'IANA time zone that all days belong to' })
  timeZone!: string;

  @Visible('owner')
  @Field(() => String, {
    nullable: true,
    description: "The owner's login; null for whose sections do not show it",
  })
  ownerLogin!: string | null;

  @Field(() => Boolean, {
    description: 'A booking past its end stays active until its return is marked',
  })
  requireReturnMark!: boolean;

  @Field(() => Boolean, {
    description: 'Devices may keep login and password for the next sign-in',
  })
  remembersPassword!: boolean;

  @Field(() => ContactWayEnum, { description: 'How customers are reached first' })
  contactWay!: ContactWay;

  @Field(() => Boolean, {
    description: 'What customers pay is recorded; false: the client shows no money of rentals',
  })
  recordsPayments!: boolean;

  @Field(() => Int, { description: `Of the settings that are edited. ${VERSION}` })
  version!: number;

  @Field(() => Boolean, { description: 'A demonstration copy with well-known passwords' })
  demo!: boolean;

  @Field(() => DateTime, { description: "The server's clock at this answer" })
  serverTime!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'For `changes(since:)`: what follows this answer; null without a session',
  })
  changeCursor!: string | null;
}

/* Nullable so that a missing value gets the form message. */
@InputType({ description: 'What an administrator sets for the company' })
export class CompanySettingsInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'May devices keep login and password for the next sign-in? Needed',
  })
  remembersPassword?: boolean | null;

  @Field(() => Int, { nullable: true, description: READ_VERSION })
  version?: number | null;
}
