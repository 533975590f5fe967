// The api client of one server-side rendering, given to the loaders by the server.
import { createContext } from 'react-router'
import type { Api } from '#contract/client.ts'

export const requestApi = createContext<Api>()
