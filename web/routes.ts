// The route table: every page of the site and the file that draws it.
import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [index('pages/home/home.tsx'), route('*', 'pages/not-found.tsx')] satisfies RouteConfig
