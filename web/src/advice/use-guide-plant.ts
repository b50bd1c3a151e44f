import { useQuery } from '@tanstack/react-query'
import { isNotFound } from '../http/api-error.ts'
import { guideQueries } from './api.ts'

/** The guide's plant that pre-fills a form; undefined without a slug or if the guide does not have the plant. */
export function useGuidePlant(slug: string) {
  const { data, error, isPending, isLoadingError, isFetching, refetch } = useQuery({
    ...guideQueries.plant(slug),
    enabled: slug !== '',
  })
  return {
    plant: data?.plant,
    isPending: slug !== '' && isPending,
    isError: isLoadingError && !isNotFound(error),
    isFetching,
    refetch,
  }
}
