import type { SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { searchPayload } from '@schema/forms/list-query';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { search } from './search';
import { SearchAnswer } from './search.types';

@Resolver()
export class SearchResolver {
  @Price(10, { text: 4 })
  @Permit()
  @Form(searchPayload, ({ text }) => ({ search: text }))
  @Query(() => SearchAnswer, {
    description:
      'Cars, customers and bookings that match a text, a few of each kind the user may see',
  })
  search(
    @Ctx() ctx: SignedInContext,
    @Arg('text', () => String, {
      description: 'Text to search for; at least 2 characters, otherwise nothing is found',
    })
    text: string,
  ): Promise<SearchAnswer> {
    return search(ctx, text);
  }
}
