import type { RequestContext, SessionUser } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Public } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { loginPayload } from '@schema/forms/people/login';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { login } from './login';
import { User } from './session.types';

@Resolver()
export class SessionResolver {
  @Price(1)
  @Public()
  @Query(() => User, { nullable: true, description: 'Current user; null without a session' })
  profile(@Ctx() ctx: RequestContext): SessionUser | null {
    return ctx.user;
  }

  @Price(4)
  @Public()
  @Form(loginPayload)
  @Mutation(() => User, {
    description:
      'Open a session, whose cookie comes with the response; UNAUTHENTICATED for a wrong login or password, FORBIDDEN for a disabled user',
  })
  login(
    @Ctx() ctx: RequestContext,
    @Arg('login', () => String, { description: 'Login, in any letter case' }) name: string,
    @Arg('password', () => String, { description: 'Password' }) password: string,
    @Arg('remember', () => Boolean, {
      nullable: true,
      description: 'Whether the session outlasts the browser; defaults to true',
    })
    remember: boolean | null,
  ): Promise<SessionUser> {
    return login(ctx, { login: name, password, remember: remember ?? true });
  }

  @Price(4)
  @Public()
  @Mutation(() => Boolean, { description: 'End the current session, if there is one' })
  async logout(@Ctx() ctx: RequestContext): Promise<boolean> {
    await ctx.session.signOut();
    return true;
  }
}
