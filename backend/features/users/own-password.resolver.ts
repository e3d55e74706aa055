import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { PermitBeforeOwnPassword, Public } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { ownPasswordPayload } from '@schema/forms/people/own-password';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { changeOwnPassword } from './change-own-password';

@Resolver()
export class OwnPasswordResolver {
  @Price(1)
  @Public()
  @Query(() => Boolean, {
    description: 'Whether the session may only set an own password: it began with a one-time one',
  })
  mustChangePassword(@Ctx() ctx: RequestContext): boolean {
    return ctx.user?.mustChangePassword ?? false;
  }

  @Price(4)
  @PermitBeforeOwnPassword()
  @Form(ownPasswordPayload)
  @Mutation(() => Boolean, {
    description: 'Sets the own password; ends the other sessions and the tokens of the account',
  })
  changeOwnPassword(
    @Ctx() ctx: SignedInContext,
    @Arg('current', () => String, { description: 'The password that works now' }) current: string,
    @Arg('next', () => String, { description: 'The new one, at least 6 characters' }) next: string,
    @Arg('remember', () => Boolean, {
      nullable: true,
      description: 'False: the session ends with the browser; absent: it is remembered',
    })
    remember: boolean | null,
  ): Promise<boolean> {
    return changeOwnPassword(ctx, { current, next, remember: remember ?? true });
  }
}
