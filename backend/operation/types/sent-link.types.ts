import { DateTime } from '@backend/operation/scalars';
import { Field, Int, ObjectType } from 'type-graphql';

interface SentLink {
  readonly id: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt?: Date | null;
  readonly views: number;
  readonly lastViewedAt?: Date | null;
}

/** A link to a document or a statement, without its code. Abstract. */
@ObjectType({ simpleResolvers: true })
export abstract class SentLinkType {
  @Field(() => Int, { description: 'ID' })
  id!: number;

  @Field(() => DateTime, { description: 'Creation time' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Expiry time, 14 days later' })
  expiresAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Time at which it was revoked' })
  revokedAt!: Date | null;

  @Field(() => Int, { description: 'Number of times its page was opened' })
  views!: number;

  @Field(() => DateTime, { nullable: true, description: 'Time of the last opening' })
  lastViewedAt!: Date | null;
}

export const sentLinkAnswer = (row: SentLink): SentLinkType => ({
  id: row.id,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  revokedAt: row.revokedAt ?? null,
  views: row.views,
  lastViewedAt: row.lastViewedAt ?? null,
});
