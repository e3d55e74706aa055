import { LIST_PAGE, LIST_SLICE } from '@schema/constants';
import { ArgsType, Field, Int } from 'type-graphql';

/** Paging arguments of a list; the bounds are those of schema/forms/list-query. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, description: 'From 1; unset: the first' })
  page?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Rows of a page, at most ${LIST_PAGE.maxSize}; unset: ${LIST_PAGE.size}`,
  })
  pageSize?: number | null;
}

/** A part of a list; the bounds are those of schema/forms/list-slice. */
@ArgsType()
export class SliceArgs {
  @Field(() => Int, {
    nullable: true,
    description: `At most so many rows, up to ${LIST_SLICE.maxSize}; unset: ${LIST_SLICE.size} after a cursor, else all`,
  })
  limit?: number | null;

  @Field(() => String, {
    nullable: true,
    description: '`nextCursor` of the part before; unset: from the first row',
  })
  cursor?: string | null;
}

@ArgsType()
export class ListArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Part of a text the list shows, in any case, ё as е; digits alone also find phones and plates',
  })
  search?: string | null;
}
