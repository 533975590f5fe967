// The route table: every page of the site and the file that draws it.
import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('pages/home/home.tsx'),
  route('login', 'pages/sign-in/login.tsx'),
  route('register', 'pages/sign-in/register.tsx'),
  route('signedIn', 'pages/sign-in/signed-in.tsx'),
  route('myProfile', 'pages/profile/my-profile.tsx'),
  route('users', 'pages/users/all-users.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
